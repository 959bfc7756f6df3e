/** Reads and checks the ministry's two files completely; runs in the reading thread. */
import type { SourceStation } from '../../stations/put.ts';
import { isAddress, readSource, type SourceText } from '../reading/read-source.ts';
import type { Reject } from '../reasons.ts';
import { Refusal } from '../refusal.ts';
import { chooseClaims, type MinistryClaim, type UnknownFuel } from './claims.ts';
import { doubtsAbout } from './doubts.ts';
import type { MinistryState, SourceState } from './ministry-state.ts';
import { readPrices } from './prices.ts';
import { readRegistry } from './registry.ts';
import { toStations } from './stations.ts';

export interface MimitJob {
  kind: 'mimit';
  /** Absolute file name or address. */
  registry: string;
  prices: string;
  /** Imports in spite of doubts. */
  force: boolean;
  now: Date;
  last: MinistryState | undefined;
}

export interface MimitHead {
  /** False when the ministry has nothing newer than the last import. */
  news: boolean;
  state: MinistryState;
  withoutPosition: number;
  unknownFuels: UnknownFuel[];
}

export interface MimitLists {
  stations: SourceStation[];
  claims: MinistryClaim[];
  rejects: Reject[];
  /** The ids of the whole registry. */
  listed: string[];
}

/** Reads and checks both files. @throws Refusal when they must not be imported */
export async function prepareMimit(job: MimitJob): Promise<{ head: MimitHead; lists: MimitLists }> {
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
  const listed = registry.rows.map((row) => row.id);
  const chosen = chooseClaims(prices.rows, new Set(listed), job.now, sources.prices.name);
  const state: MinistryState = {
    registry: stateOf(job.registry, sources.registry, registry),
    prices: stateOf(job.prices, sources.prices, prices),
  };
  const doubts = doubtsAbout(
    { registry, prices, orphans: chosen.rejects.filter((r) => r.reason === 'orphan').length },
    chosen.unknownFuels.length,
    job.last,
  );
  if (doubts.length > 0 && !job.force) {
    throw new Refusal(
      [...doubts, 'Se i file sono giusti, ripeti il comando con --force.'].join('\n'),
    );
  }
  return {
    head: {
      news: true,
      state,
      withoutPosition: registry.rows.filter((row) => !row.position).length,
      unknownFuels: chosen.unknownFuels,
    },
    lists: {
      stations: toStations(registry.rows),
      claims: chosen.claims,
      rejects: [...registry.rejects, ...prices.rejects, ...chosen.rejects],
      listed,
    },
  };
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
    readSource(job.registry, sameAddresses ? last.registry.etag : undefined),
    readSource(job.prices, sameAddresses ? last.prices.etag : undefined),
  ]);
  if (!registry && !prices) return undefined;
  return {
    registry: registry ?? (await readSource(job.registry))!,
    prices: prices ?? (await readSource(job.prices))!,
  };
}

function stateOf(
  source: string,
  { etag }: SourceText,
  { extractedOn, read }: { extractedOn: string; read: number },
): SourceState {
  return { source, ...(etag && { etag }), extractedOn, rows: read };
}

function nothingNew(state: MinistryState): { head: MimitHead; lists: MimitLists } {
  return {
    head: { news: false, state, withoutPosition: 0, unknownFuels: [] },
    lists: { stations: [], claims: [], rejects: [], listed: [] },
  };
}
