/** Reads and checks the ministry's two files completely; runs in the reading process. */
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { toLine } from '@pieno/contract/text.ts';
import type { SourceStation } from '../../stations/save-stations.ts';
import { overlongTexts } from '../../stations/text-lengths.ts';
import { isAddress, readSource, type SourceText } from '../reading/read-source.ts';
import type { Reject } from '../reasons.ts';
import { Refusal } from '../../../refusal.ts';
import { italianNumber } from '../report-text.ts';
import { comparisonKey } from './brand.ts';
import { chooseClaims } from './claims.ts';
import type { MimitContents, MimitJob, MinistryClaim, UnknownFuel } from './contents.ts';
import { findWarnings } from './file-warnings.ts';
import { factsOfPrices, factsOfRegistry, vanishedFacts } from './vanished-facts.ts';
import { addedFuelName } from './fuel-names.ts';
import type { MinistryState, SourceState } from './ministry-state.ts';
import { readPrices } from './prices.ts';
import { readRegistry, type Registry } from './registry.ts';
import { toStations } from './stations.ts';

/** Reads and checks both files. @throws Refusal when they must not be imported */
export async function read(job: MimitJob): Promise<MimitContents> {
  const sources = await readBoth(job);
  if (!sources) return nothingNew(job.last!);
  const registry = readRegistry(sources.registry.text, sources.registry.name);
  const prices = readPrices(sources.prices.text, sources.prices.name);
  for (const [file, { name }] of [
    [registry, sources.registry],
    [prices, sources.prices],
  ] as const) {
    if (file.rows.length === 0)
      throw new Refusal(`${name} non contiene nessuna riga utilizzabile.`);
  }
  const { stations, overlong } = fittingStations(registry, sources.registry.name);
  const ids = new Set(stations.map((station) => station.source_id));
  const chosen = chooseClaims(prices.rows, ids, job.now, sources.prices.name, job.limits);
  const state: MinistryState = {
    registry: stateOf(job.registry, sources.registry, registry, factsOfRegistry(registry)),
    prices: stateOf(job.prices, sources.prices, prices, factsOfPrices(prices)),
  };
  const warnings = [
    ...findWarnings(
      { registry, prices, orphans: chosen.rejects.filter((r) => r.reason === 'orphan').length },
      job.last,
    ),
    ...vanishedFacts(state, job.last),
  ];
  refuseTooManyFuels(chosen.unknownFuels, job.addedFuels);
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
      news: true,
      state,
      pricesFile: sources.prices.name,
      withoutPosition: registry.rows.filter((row) => !row.position).length,
      unknownColumns: [...registry.unknown, ...prices.unknown].map((name) => toLine(name, 40)),
      unknownFuels: chosen.unknownFuels,
      medians: chosen.medians,
    },
    lists: {
      ...parted(stations, chosen.claims, new Set(job.ranked)),
      rejects: [...registry.rejects, ...overlong, ...prices.rejects, ...chosen.rejects],
      listed: registry.rows.map((row) => row.id),
    },
  };
}

/** Converts the registry to stations; rows with a text that is too long for its field are left out. */
function fittingStations(
  { rows }: Registry,
  file: string,
): { stations: SourceStation[]; overlong: Reject[] } {
  const stations: SourceStation[] = [];
  const overlong: Reject[] = [];
  for (const [index, station] of toStations(rows).entries()) {
    const detail = overlongTexts(station);
    const { line, text: row } = rows[index]!;
    if (detail) overlong.push({ subject: 'stations', file, line, reason: 'field', detail, row });
    else stations.push(station);
  }
  return { stations, overlong };
}

/** Puts each station together with its prices. @param ranked the ids of those that stood in an area before */
function parted(
  stations: readonly SourceStation[],
  claims: readonly MinistryClaim[],
  ranked: ReadonlySet<string>,
): Pick<MimitContents['lists'], 'ranked' | 'others'> {
  const byStation = Map.groupBy(claims, (claim) => claim.station);
  const whole = stations.map((station) => ({
    station,
    claims: byStation.get(station.source_id) ?? [],
  }));
  const { ranked: first = [], others = [] } = Object.groupBy(whole, ({ station }) =>
    station.areas.length > 0 || ranked.has(station.source_id) ? 'ranked' : 'others',
  );
  return { ranked: first, others };
}

/** Refuses, even when forced, a file with more new fuels than a damaged one would have. */
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

function nothingNew(state: MinistryState): MimitContents {
  return {
    head: {
      news: false,
      state,
      pricesFile: '',
      withoutPosition: 0,
      unknownColumns: [],
      unknownFuels: [],
      medians: [],
    },
    lists: { ranked: [], others: [], rejects: [], listed: [] },
  };
}
