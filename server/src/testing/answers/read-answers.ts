/** Reads all price data of the tables at once: the shown prices, and the outcome of every event. */
import type { Executor } from '../../db/database.ts';
import type { Selectable } from 'kysely';
import type { CurrentPrice, Observation, PriceDispute } from '../../db/schema.gen.ts';

/** An instant in milliseconds since 1970. */
type At = number;

/** The current price, in thousandths of a euro. */
export interface ShownAnswer {
  /** The label of the event that set it. */
  of: number;
  price: number;
  origin: string;
  observedAt: At;
  since: At;
  doubtful: boolean;
  contested: boolean;
  /** Number of known drivers behind a price that is not a base, and the base beside it; all null for a base. */
  voices: number | null;
  base: number | null;
  baseOrigin: string | null;
  baseAt: At | null;
  ownerConfirmedAt: At | null;
  knownConfirmedAt: At | null;
  driverConfirmedAt: At | null;
}

/** A price in the log, except demonstration prices. */
export interface ClaimAnswer {
  /** The label of the event that reported it. */
  of: number;
  price: number;
  origin: string;
  observedAt: At;
  state: string;
  /** Present only if true. */
  doubtful?: true;
  alsoDisputed?: true;
  known?: true;
  reason: string | null;
  voices: number | null;
  needed: number | null;
  decidedBy: string | null;
  decidedAt: At | null;
  decisionReason: string | null;
  /** The label of the report, or the import, that decided it. */
  decidedOf: number | null;
}

export interface ConfirmationAnswer {
  of: number;
  price: number;
  origin: string;
  confirmedAt: At;
  known: boolean;
  undone: boolean;
}

export interface DisputeAnswer {
  of: number;
  price: number;
  origin: string;
  needed: number;
  against: string | null;
  known: boolean;
  closedBy: string | null;
  closedAt: At | null;
  outcome: string | null;
}

/** All data of a station's fuel. */
export interface PairAnswer {
  shown: ShownAnswer | null;
  claims: ClaimAnswer[];
  confirmations: ConfirmationAnswer[];
  disputes: DisputeAnswer[];
}

/**
 * @param labels of events by their instants, in milliseconds since 1970; all instants differ
 * @returns by the ids of station and fuel, as `7/20`; pairs without data are missing
 */
export async function readAnswers(
  db: Executor,
  labels: ReadonlyMap<number, number>,
): Promise<Map<string, PairAnswer>> {
  const of = (at: Date) => labels.get(at.getTime())!;
  const log = await db.selectFrom('observation').selectAll().orderBy('received_at').execute();
  const received = new Map(log.map(({ id, received_at }) => [id, of(received_at)]));
  const reports = await db.selectFrom('price_report').select(['id', 'received_at']).execute();
  const runs = await db.selectFrom('import_run').select(['id', 'started_at']).execute();
  const deciders = new Map<string | number, number>([
    ...reports.map(({ id, received_at }) => [id, of(received_at)] as const),
    ...runs.map(({ id, started_at }) => [id, of(started_at)] as const),
  ]);
  const pairs = new Map<string, PairAnswer>();
  const at = (row: { station_id: number; fuel_type_id: number }): PairAnswer => {
    const key = `${row.station_id}/${row.fuel_type_id}`;
    const found = pairs.get(key) ?? { shown: null, claims: [], confirmations: [], disputes: [] };
    pairs.set(key, found);
    return found;
  };
  for (const row of await db.selectFrom('current_price').selectAll().execute()) {
    at(row).shown = shownOf(row, received.get(row.observation_id)!);
  }
  for (const row of log) {
    if (row.source === 'demo') continue;
    const decider = row.decided_report ?? row.decided_run_id;
    const decidedOf = decider === null ? null : (deciders.get(decider) ?? null);
    at(row).claims.push(claimOf(row, of(row.received_at), decidedOf));
  }
  const kept = db.selectFrom('confirmation').selectAll().orderBy('received_at');
  for (const row of await kept.execute()) {
    const { price, origin, known, undone, confirmed_at } = row;
    const confirmedAt = confirmed_at.getTime();
    const confirmation = { of: of(row.received_at), price, origin, confirmedAt, known, undone };
    at(row).confirmations.push(confirmation);
  }
  const wrong = db.selectFrom('price_dispute').selectAll().orderBy('created_at');
  for (const row of await wrong.execute())
    at(row).disputes.push(disputeOf(row, of(row.created_at)));
  return pairs;
}

const time = (at: Date | null): At | null => at && at.getTime();

const shownOf = (row: Selectable<CurrentPrice>, of: number): ShownAnswer => ({
  of,
  price: row.price,
  origin: row.origin,
  observedAt: row.observed_at.getTime(),
  since: row.since.getTime(),
  doubtful: row.doubtful,
  contested: row.contested,
  voices: row.voices,
  base: row.base_price,
  baseOrigin: row.base_origin,
  baseAt: time(row.base_at),
  ownerConfirmedAt: time(row.owner_confirmed_at),
  knownConfirmedAt: time(row.known_confirmed_at),
  driverConfirmedAt: time(row.driver_confirmed_at),
});

const claimOf = (
  row: Selectable<Observation>,
  of: number,
  decidedOf: number | null,
): ClaimAnswer => ({
  of,
  price: row.price,
  origin: row.origin,
  observedAt: row.observed_at.getTime(),
  state: row.state,
  ...(row.doubtful && { doubtful: true }),
  ...(row.also_disputed && { alsoDisputed: true }),
  ...(row.known && { known: true }),
  reason: row.reason,
  voices: row.voices,
  needed: row.needed,
  decidedBy: row.decided_by,
  decidedAt: time(row.decided_at),
  decisionReason: row.decision_reason,
  decidedOf,
});

const disputeOf = (row: Selectable<PriceDispute>, of: number): DisputeAnswer => ({
  of,
  price: row.price,
  origin: row.origin,
  needed: row.needed,
  against: row.against,
  known: row.known,
  closedBy: row.closed_by,
  closedAt: time(row.closed_at),
  outcome: row.outcome,
});
