/** Reads fuel stations from an OpenStreetMap GeoJSON file; runs in the reading process. */
import type { Position } from '@pieno/contract/stations/distance.ts';
import { z } from 'zod/mini';
import { areasContaining, type Country } from '../../stations/places/areas.ts';
import { isInside } from '../../stations/places/border.ts';
import { isPossiblePosition } from '../../stations/places/placement.ts';
import type { SourceStation } from '../../stations/facts/save-stations.ts';
import { overlongTexts } from '../../stations/facts/text-lengths.ts';
import { readElements } from '../json-file.ts';
import type { Reason, Reject } from '../runs/reasons.ts';
import type { Beyond } from '../runs/report.ts';
import {
  countryAt,
  excerpt,
  isKept,
  plainText,
  webAddress,
  type SiteContents,
  type SiteJob,
} from '../sites.ts';
import { OSM_FILE } from '../formats.ts';
import { italianHours } from './opening-hours.ts';
import { whyNotForDrivers } from './out-of-use.ts';
import { amenitiesOf, taggedDecades } from './fuel-tags.ts';

const CollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
});
const FeatureSchema = z.object({
  id: z.nullish(z.union([z.string(), z.number()])),
  properties: z.record(z.string(), z.unknown()),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
});
type Tags = Record<string, string | undefined>;
/** Maximum characters of a tag; OpenStreetMap itself allows 255. */
const TAG_MAX = 2_000;
interface Pump {
  id: string;
  tags: Tags;
  position: Position;
  /** The area's outline; for a point only the point. */
  outline: readonly Position[];
  country: Country;
}
interface Numbered {
  line: number;
  element: unknown;
}

/** Reads and checks an OpenStreetMap GeoJSON file. @throws Refusal when the file is not a FeatureCollection */
export async function read(job: SiteJob): Promise<SiteContents> {
  const { name, elements } = await readElements(
    job,
    OSM_FILE,
    (value) => CollectionSchema.safeParse(value).data?.features,
  );
  const rejects: Reject[] = [];
  const leaveOut = ({ line, element }: Numbered, why: Pick<Reject, 'reason' | 'detail'>) =>
    rejects.push({ subject: 'stations', file: name, line, row: excerpt(element), ...why });
  const known = new Set(job.kept);
  const beyond: Beyond = { outside: 0, unplaced: 0 };
  const pumps = new Map<string, Pump & Numbered>();
  for (const [index, element] of elements.entries()) {
    const numbered = { line: index + 1, element };
    const pump = readPump(element, known);
    if (pump === 'unplaced' || pump === 'outside') beyond[pump] += 1;
    else if (typeof pump === 'string') leaveOut(numbered, { reason: pump });
    else if (pumps.has(pump.id)) leaveOut(numbered, { reason: 'repeated' });
    else pumps.set(pump.id, { ...pump, ...numbered });
  }
  const stations: SourceStation[] = [];
  const areas = [...pumps.values()].filter(({ outline }) => outline.length > 2);
  for (const pump of pumps.values()) {
    const around = areas.find((area) => isDrawnTwice(pump, area));
    const station = toStation(pump);
    const overlong = overlongTexts(station);
    if (around) leaveOut(pump, { reason: 'doubled', detail: around.id });
    else if (overlong) leaveOut(pump, { reason: 'field', detail: overlong });
    else stations.push(station);
  }
  return {
    head: { read: elements.length, beyond },
    lists: { stations, rejects: rejects.toSorted((a, b) => a.line - b.line) },
  };
}

/** True for a point inside the area of the same station: without another name or brand. */
function isDrawnTwice(pump: Pump, area: Pump): boolean {
  if (pump.outline.length > 1 || !isInside(area.outline, pump.position)) return false;
  return ['name', 'brand'].every((tag) => {
    const [one, other] = [pump, area].map(({ tags }) => plainText(tags[tag])?.toLowerCase());
    return !one || !other || one === other;
  });
}

/** Reads an element: first its position, then its problems (rule import-areas). */
function readPump(element: unknown, known: ReadonlySet<string>): Pump | Reason | keyof Beyond {
  const { data: feature } = FeatureSchema.safeParse(element);
  if (!feature) return 'field';
  const tags = Object.fromEntries(
    Object.entries(feature.properties).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : undefined,
    ]),
  );
  const id = tags['@id'] ?? String(feature.id ?? '');
  const outline = pointsOf(feature.geometry.coordinates);
  if (outline.length === 0) return 'unplaced';
  const position = middleOf(outline);
  const stated = tags['addr:country'];
  const isPlausible = (stated === 'SM' || stated === 'IT') && isPossiblePosition(stated, position);
  const country = isPlausible ? stated : countryAt(position.latitude, position.longitude);
  if (!country || !isKept({ id, country, position }, known)) return 'outside';
  if (!amenitiesOf(tags).includes('fuel')) return 'kind';
  if (Object.values(tags).some((value) => value && value.length > TAG_MAX)) return 'field';
  const why = whyNotForDrivers(tags);
  if (why) return why;
  if (!/^(?:node|way|relation)\/\d{1,19}$/u.test(id)) return 'id';
  return { id, tags, position, outline, country };
}

/** Returns the points of a place or of its outline; none when a coordinate is not a number. */
function pointsOf(coordinates: unknown): Position[] {
  const numbers = Array.isArray(coordinates) ? (coordinates.flat(4) as unknown[]) : [];
  if (numbers.length % 2 > 0 || !numbers.every((value) => Number.isFinite(value))) return [];
  const degrees = numbers as number[];
  return degrees
    .filter((_, index) => index % 2 === 0)
    .map((longitude, index) => ({ longitude, latitude: degrees[index * 2 + 1]! }));
}

function middleOf(points: readonly Position[]): Position {
  return {
    longitude: middle(points.map(({ longitude }) => longitude)),
    latitude: middle(points.map(({ latitude }) => latitude)),
  };
}

/** Computes the mean of minimum and maximum; a long outline's values, spread as arguments, would overflow the stack. */
function middle(values: readonly number[]): number {
  const least = values.reduce((a, b) => Math.min(a, b));
  return (least + values.reduce((a, b) => Math.max(a, b))) / 2;
}

function toStation({ id, tags, position, country }: Pump): SourceStation {
  const street = plainText(tags['addr:street'] ?? tags['addr:place']);
  const number = plainText(tags['addr:housenumber']);
  const locality = plainText(tags['addr:city']);
  // A station whose name says that it is unbranded ("pompa bianca") has no brand, even if tagged with one.
  const isUnbranded = /\bbianc[ao]\b/iu.test(tags['name'] ?? '');
  const brand = isUnbranded ? null : plainText(tags['brand']);
  return {
    source: 'osm',
    source_id: id,
    kind: 'fuel',
    country,
    name:
      plainText(tags['name:it'] ?? tags['name']) ??
      brand ??
      plainText(tags['operator']) ??
      ['Distributore', street && `di ${street}`, locality && `(${locality})`]
        .filter(Boolean)
        .join(' '),
    brand,
    short_description: null,
    address: street && [street, number].filter(Boolean).join(' '),
    postcode: plainText(tags['addr:postcode']),
    locality,
    ...position,
    phone: plainText(tags['contact:phone'] ?? tags['phone']),
    mobile: plainText(tags['contact:mobile'] ?? tags['mobile']),
    email: plainText(tags['contact:email'] ?? tags['email']),
    website: webAddress(tags['contact:website'] ?? tags['website']),
    opening_hours: italianHours(tags['opening_hours']),
    areas: areasContaining(country, position),
    confirmed_decades: taggedDecades(tags),
  };
}
