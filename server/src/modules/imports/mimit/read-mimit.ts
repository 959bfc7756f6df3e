/** Reads and checks the ministry's two files completely; runs in the reading process. */
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { toLine } from '@pieno/contract/text.ts';
import type { SourceStation } from '../../stations/facts/save-stations.ts';
import { areasContaining } from '../../stations/places/areas.ts';
import { overlongTexts } from '../../stations/facts/text-lengths.ts';
import { isAddress, readSource, type SourceText } from '../reading/read-source.ts';
import type { Reject } from '../runs/reasons.ts';
import type { Beyond } from '../runs/report.ts';
import { Refusal } from '../../../refusal.ts';
import { italianNumber } from '../runs/report-text.ts';
import { comparisonKey } from './names/brand.ts';
import { chooseClaims, type Place } from './claims.ts';
import type {
  ListedStation,
  MimitContents,
  MimitJob,
  MinistryClaim,
  UnknownFuel,
} from './mimit-contents.ts';
import { findWarnings } from './file-warnings.ts';
import { factsOfPrices, factsOfRegistry, vanishedFacts } from './vanished-facts.ts';
import { addedFuelName } from './fuel-names.ts';
import type { MinistryState, SourceState } from '../../ministry/state.ts';
import { readPrices } from './prices.ts';
import { readRegistry, type Registry, type RegistryRow } from './registry.ts';
import { toStations } from './stations.ts';

/** Reads and checks both files. @throws Refusal when they must not be imported */
export async function read(job: MimitJob): Promise<MimitContents | undefined> {
  const sources = await readBoth(job);
  if (!sources) return undefined;
  const registry = readRegistry(sources.registry.text, sources.registry.name);
  const prices = readPrices(sources.prices.text, sources.prices.name);
  for (const [file, { name }] of [
    [registry, sources.registry],
    [prices, sources.prices],
  ] as const) {
    if (file.rows.length === 0)
      throw new Refusal(`${name} non contiene nessuna riga utilizzabile.`);
  }
  const inAreas = new Set(job.kept.inAreas);
  const kept = new Set([...inAreas, ...job.kept.movedOut]);
  const listed = new Set(registry.rows.map(({ id }) => id));
  const { stations, overlong, places } = keptStations(registry, sources.registry.name, kept);
  const placeOf = (id: string) => places.get(id);
  const chosen = chooseClaims(prices.rows, placeOf, job.now, sources.prices.name, job.limits);
  const state: MinistryState = {
    registry: stateOf(job.registry, sources.registry, registry, factsOfRegistry(registry)),
    prices: stateOf(job.prices, sources.prices, prices, factsOfPrices(prices)),
  };
  const warnings = [
    ...findWarnings(
      {
        registry,
        prices,
        orphans: chosen.rejects.filter((r) => r.reason === 'orphan').length,
        known: knownOf(stations, inAreas),
      },
      job.last,
    ),
    ...vanishedFacts(state, job.last),
  ];
  refuseTooManyFuels(chosen.unknownFuels, [...job.limits.added.keys(), ...job.undefinedFuels]);
  if (warnings.length > 0 && !job.force) {
    throw new Refusal(
      [
        ...warnings,
        'Se i file sono giusti, ripeti con --force, o con «Importa lo stesso» in /admin.',
      ].join('\n'),
    );
  }
  return {
    head: {
      state,
      pricesFile: sources.prices.name,
      beyond: { stations: count([...places.values()]), prices: chosen.beyond },
      unknownColumns: [...registry.unknown, ...prices.unknown].map((name) => toLine(name, 40)),
      unknownFuels: chosen.unknownFuels,
      medians: chosen.medians,
      belt: chosen.belt,
    },
    lists: {
      stations: withClaims(stations, chosen.claims),
      rejects: [...registry.rejects, ...overlong, ...prices.rejects, ...chosen.rejects],
      unlisted: [...kept].filter((id) => !listed.has(id)),
    },
  };
}

/**
 * Converts the kept rows of the registry to stations: those in an area, and those kept at any position. Rows with a
 * text too long for its field are left out.
 * @returns also the place of every other row
 */
function keptStations(
  { rows }: Registry,
  file: string,
  known: ReadonlySet<string>,
): { stations: SourceStation[]; overlong: Reject[]; places: Map<string, Place> } {
  const places = new Map(rows.map((row) => [row.id, placeOf(row, known)]));
  const stations: SourceStation[] = [];
  const overlong: Reject[] = [];
  for (const { row, station } of toStations(rows, ({ id }) => places.get(id) === 'kept')) {
    const detail = overlongTexts(station);
    if (!detail) stations.push(station);
    else {
      const { id, line, text } = row;
      places.delete(id);
      overlong.push({ subject: 'stations', file, line, reason: 'field', detail, row: text });
    }
  }
  return { stations, overlong, places };
}

function placeOf({ id, position }: RegistryRow, known: ReadonlySet<string>): Place {
  if (known.has(id) || areasContaining('IT', position).length > 0) return 'kept';
  return position ? 'outside' : 'unplaced';
}

function count(places: readonly Place[]): Beyond {
  const of = (sought: Place) => places.filter((place) => place === sought).length;
  return { outside: of('outside'), unplaced: of('unplaced') };
}

/** Counts the known stations that the registry lists, and those of them that it puts outside the areas. */
function knownOf(stations: readonly SourceStation[], known: ReadonlySet<string>) {
  const listed = stations.filter(({ source_id }) => known.has(source_id));
  return {
    listed: listed.length,
    outside: listed.filter(({ areas }) => areas.length === 0).length,
  };
}

function withClaims(
  stations: readonly SourceStation[],
  claims: readonly MinistryClaim[],
): ListedStation[] {
  const byStation = Map.groupBy(claims, (claim) => claim.station);
  return stations.map((station) => ({
    station,
    claims: byStation.get(station.source_id) ?? [],
  }));
}

/** Refuses, even when forced, a file with so many new fuels that it must be damaged. */
function refuseTooManyFuels(unknown: readonly UnknownFuel[], added: readonly string[]): void {
  const known = new Set(added.map(comparisonKey));
  const names = unknown.map(({ name, mode }) => addedFuelName(name, mode));
  const count = new Set(names.map(comparisonKey).filter((name) => !known.has(name))).size;
  if (count > IMPORT_MAX.newFuels) {
    throw new Refusal(
      `Il file dei prezzi nomina ${italianNumber(count)} carburanti mai visti: è danneggiato.`,
    );
  }
}

/** Reads both files. @returns undefined when the ministry still serves the versions of the last import */
async function readBoth(
  job: MimitJob,
): Promise<{ registry: SourceText; prices: SourceText } | undefined> {
  const { last } = job;
  const sameAddresses =
    !job.force &&
    isAddress(job.registry) &&
    isAddress(job.prices) &&
    last?.registry.source === job.registry &&
    last.prices.source === job.prices;
  const [registry, prices] = await Promise.all([
    readSource(job.registry, sameAddresses ? last.registry.etag : undefined, job.scope),
    readSource(job.prices, sameAddresses ? last.prices.etag : undefined, job.scope),
  ]);
  if (!registry && !prices) return undefined;
  return {
    registry: registry ?? (await readSource(job.registry, undefined, job.scope))!,
    prices: prices ?? (await readSource(job.prices, undefined, job.scope))!,
  };
}

function stateOf(
  source: string,
  { etag }: SourceText,
  { extractedOn, read }: { extractedOn: string; read: number },
  facts: Record<string, number>,
): SourceState {
  return { source, ...(etag && { etag }), extractedOn, rows: read, facts };
}
