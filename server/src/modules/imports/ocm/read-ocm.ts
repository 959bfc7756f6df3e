/** Reads a list from Open Charge Map; runs in the reading process. */
import { isPossiblePosition } from '../../stations/places/placement.ts';
import type { SourceStation } from '../../stations/facts/save-stations.ts';
import { overlongTexts } from '../../stations/facts/text-lengths.ts';
import { readElements } from '../json-file.ts';
import type { Reason, Reject } from '../runs/reasons.ts';
import type { Beyond } from '../runs/report.ts';
import { excerpt, isKept, type SiteJob } from '../sites.ts';
import type { OcmContents, SiteClaim } from './ocm-contents.ts';
import { OCM_FILE } from '../formats.ts';
import { currentsOf } from './connectors.ts';
import { OcmSiteSchema, type OcmSite } from './site-schema.ts';
import { countryOf, positionOf, toStation } from './station.ts';
import { readUsageCost } from './usage-cost.ts';

/** StatusTypeID of Open Charge Map. */
const UNAVAILABLE = 30;
const PLANNED = 150;
const CLOSED: ReadonlySet<number> = new Set([100, 200, 210]);
/** UsageTypeID of Open Charge Map: restricted access, notice required, staff and customers only. */
const PRIVATE: ReadonlySet<number> = new Set([2, 3, 6]);
/** An entry with this SubmissionStatusTypeID or a higher one is not published. */
const DELISTED = 1_000;
/** Ids of the fuel types for alternating and direct current. */
const FUELS = { ac: 50, dc: 51 } as const;

/** Reads and checks a list from Open Charge Map. @throws Refusal when the file is of another kind */
export async function read(job: SiteJob): Promise<OcmContents> {
  const { name, elements } = await readElements(job, OCM_FILE, (value) =>
    looksLikeSites(value) ? value : undefined,
  );
  const stations: SourceStation[] = [];
  const claims: SiteClaim[] = [];
  const rejects: Reject[] = [];
  const gone: string[] = [];
  const outOfService: string[] = [];
  let statedPrices = 0;
  let withoutPrice = 0;
  const known = new Set(job.kept);
  const beyond: Beyond = { outside: 0, unplaced: 0 };
  const seen = new Set<string>();
  for (const [index, element] of elements.entries()) {
    const place = { file: name, line: index + 1, row: excerpt(element) };
    const site = readSite(element, known, seen);
    if (site === 'outside') {
      beyond.outside += 1;
      continue;
    }
    if (typeof site === 'string') {
      rejects.push({ subject: 'stations', ...place, reason: site });
      continue;
    }
    const id = String(site.ID);
    const unusable = whyNotForDrivers(site);
    seen.add(id);
    if (unusable) {
      rejects.push({ subject: 'stations', ...place, reason: unusable });
      gone.push(id);
      continue;
    }
    const station = toStation(site);
    const detail = overlongTexts(station);
    if (detail) {
      rejects.push({ subject: 'stations', ...place, reason: 'field', detail });
      continue;
    }
    stations.push(station);
    if (statusOf(site) === UNAVAILABLE) outOfService.push(id);
    const stated = toClaims(site, place);
    statedPrices += stated.length;
    withoutPrice += Number(stated.length === 0);
    claims.push(...stated);
  }
  return {
    head: { read: elements.length, beyond, statedPrices, withoutPrice },
    lists: { stations, claims, rejects, gone, outOfService },
  };
}

function looksLikeSites(value: unknown): value is unknown[] {
  const isSite = (item: unknown): boolean =>
    typeof item === 'object' && item !== null && 'AddressInfo' in item;
  return Array.isArray(value) && (value.length === 0 || value.some(isSite));
}

/** Reads an element: first its position, then its problems (rule import-areas). */
function readSite(
  element: unknown,
  known: ReadonlySet<string>,
  seen: ReadonlySet<string>,
): OcmSite | Reason | 'outside' {
  const { data: site } = OcmSiteSchema.safeParse(element);
  if (!site) return 'field';
  const id = String(site.ID);
  const country = countryOf(site);
  const position = positionOf(site);
  if (!country) return 'outside';
  if (!isPossiblePosition(country, position)) return 'position';
  if (!isKept({ id, country, position }, known)) return 'outside';
  return seen.has(id) ? 'repeated' : site;
}

/** Finds why a site in the areas is left out; undefined for one that drivers may use, now or soon again. */
function whyNotForDrivers(site: OcmSite): Reason | undefined {
  const status = statusOf(site);
  if (status === PLANNED) return 'planned';
  const isStopped = site.StatusType?.IsOperational === false && status !== UNAVAILABLE;
  if (CLOSED.has(status) || isStopped) return 'closed';
  if (PRIVATE.has(site.UsageTypeID ?? site.UsageType?.ID ?? 0)) return 'private';
  return (site.SubmissionStatusTypeID ?? 0) >= DELISTED ? 'unpublished' : undefined;
}

const statusOf = ({ StatusTypeID, StatusType }: OcmSite) => StatusTypeID ?? StatusType?.ID ?? 0;

function toClaims(site: OcmSite, place: Pick<SiteClaim, 'file' | 'line' | 'row'>): SiteClaim[] {
  const price = readUsageCost(site.UsageCost);
  if (price === undefined) return [];
  const observedAt = new Date(site.DateLastVerified ?? site.DateLastStatusUpdate ?? NaN);
  return currentsOf(site).map((current) => ({
    source_id: String(site.ID),
    fuelTypeId: FUELS[current],
    unit: 'kilowatt_hour',
    price,
    observedAt,
    ...place,
  }));
}
