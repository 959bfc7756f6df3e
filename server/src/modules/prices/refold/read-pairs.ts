/** Reads what was said of fuels at stations, in the rows of the log, from the instant on that nothing is settled. */
import { sql } from 'kysely';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../../db/database.ts';
import { RANKED_AREAS } from '../../stations/ranks.ts';
import { isSuspended } from '../../stations/states.ts';
import { pairRows } from '../log/word-rows.ts';
import { keyOf, type Pair } from '../word.ts';
import type { StoredFacts } from './stored-facts.ts';

/** Settled words of a pair that are read: what can be shown again, or is evidence, is of days. */
const SETTLED_READ = 200;

interface SaidRow extends Pair {
  id: string;
  price: number;
  origin: PriceOrigin;
  person: string | null;
  isKnown: boolean;
  reportId: string | null;
  seenAt: Date;
  receivedAt: Date;
  facts: StoredFacts | null;
}

/** A row of `observation`. */
export interface PriceRow extends SaidRow {
  vouchedAt: Date | null;
  isLocked: boolean;
  /** The day of its import, or of its receipt. */
  day: string;
  state: string;
  doubtful: boolean;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  decidedReport: string | null;
  decisionReason: string | null;
  voices: number | null;
  needed: number | null;
  isAlsoDisputed: boolean;
  reference: number | null;
  lastPrice: number | null;
}

/** A row of `confirmation` that stands. */
export type ConfirmationRow = SaidRow;

/** A row of `price_dispute`. */
export interface DisputeRow extends Pair {
  id: string;
  price: number;
  origin: 'owner' | 'driver';
  person: string | null;
  isKnown: boolean;
  vouchedAt: Date | null;
  receivedAt: Date;
  against: PriceOrigin | null;
  needed: number;
  closedAt: Date | null;
  closedBy: string | null;
  outcome: string | null;
}

/** All that is known of a pair. */
export interface PairRows extends Pair {
  /** What was received before is settled: nobody's verdict about it moves. */
  settledAt: Date;
  /** In which the station may rank. */
  areas: string[];
  isSuspended: boolean;
  isSold: boolean | null;
  prices: PriceRow[];
  confirmations: ConfirmationRow[];
  disputes: DisputeRow[];
}

/**
 * Reads pairs in four statements.
 * @param settledAt words received earlier are settled; so is what was said before the last merge of the station
 */
export async function readPairs(
  tx: Executor,
  pairs: readonly Pair[],
  settledAt: Date,
  now: Date,
): Promise<PairRows[]> {
  const { rows } = await sql<Omit<PairRows, 'prices' | 'confirmations' | 'disputes'>>`
    select pair.station_id as "stationId", pair.fuel_type_id as "fuelTypeId", ${RANKED_AREAS}, station_fuel.sold as "isSold",
      ${isSuspended(now)} as "isSuspended",
      greatest(${settledAt.toISOString()}::timestamptz, (
        select max(merged_at) from station_merge where kept_id = pair.station_id and undone_at is null
      )) as "settledAt"
    from ${pairRows(pairs)}
    join station on station.id = pair.station_id
    join fuel_type on fuel_type.id = pair.fuel_type_id
    left join station_fuel on station_fuel.station_id = pair.station_id
      and station_fuel.fuel_type_id = pair.fuel_type_id
    order by 1, 2
  `.execute(tx);
  const prices = Map.groupBy(await readPrices(tx, pairs, settledAt), keyOf);
  const confirmations = Map.groupBy(await readConfirmations(tx, pairs, settledAt), keyOf);
  const disputes = Map.groupBy(await readDisputes(tx, pairs), keyOf);
  return rows.map((row) => {
    const key = keyOf(row);
    return {
      ...row,
      prices: prices.get(key) ?? [],
      confirmations: confirmations.get(key) ?? [],
      disputes: disputes.get(key) ?? [],
    };
  });
}

async function readPrices(
  tx: Executor,
  pairs: readonly Pair[],
  settledAt: Date,
): Promise<PriceRow[]> {
  const from = sql`${settledAt.toISOString()}::timestamptz`;
  const ofPair = sql`observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id`;
  const { rows } = await sql<PriceRow>`
    select said.station_id as "stationId", said.fuel_type_id as "fuelTypeId", said.id, said.price, said.origin,
      said.claimant as person, said.known as "isKnown", said.vouched_at as "vouchedAt", said.report_id as "reportId",
      said.observed_at as "seenAt", said.received_at as "receivedAt", said.facts,
      said.origin = 'driver' and exists (select from locked_email where hash = said.claimant) as "isLocked",
      coalesce(
        (select day from import_run where import_run.id = said.import_run_id),
        (said.received_at at time zone ${sql.lit(TIME_ZONE)})::date
      )::text as day,
      said.state, said.doubtful, said.reason, said.decided_by as "decidedBy", said.decided_at as "decidedAt",
      said.decided_report as "decidedReport", said.decision_reason as "decisionReason",
      case when said.origin = 'driver' and said.decision_reason is null then coalesce(said.voices, 2) else said.voices end as voices,
      said.needed, said.also_disputed as "isAlsoDisputed", said.reference_price as reference, said.last_price as "lastPrice"
    from ${pairRows(pairs)}
    cross join lateral (
      select * from observation where ${ofPair} and received_at >= ${from}
      union all
      (select * from observation where ${ofPair} and received_at < ${from}
        order by observed_at desc, id desc limit ${sql.lit(SETTLED_READ)})
    ) as said
    order by said.received_at, said.id
  `.execute(tx);
  return rows;
}

async function readConfirmations(
  tx: Executor,
  pairs: readonly Pair[],
  settledAt: Date,
): Promise<ConfirmationRow[]> {
  const from = sql`${settledAt.toISOString()}::timestamptz`;
  const ofPair = sql`confirmation.station_id = pair.station_id and confirmation.fuel_type_id = pair.fuel_type_id`;
  const { rows } = await sql<ConfirmationRow>`
    select said.station_id as "stationId", said.fuel_type_id as "fuelTypeId", said.id, said.price, said.origin,
      said.claimant as person, said.known as "isKnown", said.report_id as "reportId",
      said.confirmed_at as "seenAt", said.received_at as "receivedAt", said.facts
    from ${pairRows(pairs)}
    cross join lateral (
      select * from confirmation where ${ofPair} and not undone and received_at >= ${from}
      union all
      (select * from confirmation where ${ofPair} and not undone and received_at < ${from}
        order by confirmed_at desc, id desc limit ${sql.lit(SETTLED_READ)})
    ) as said
    order by said.received_at, said.id
  `.execute(tx);
  return rows;
}

async function readDisputes(tx: Executor, pairs: readonly Pair[]): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select price_dispute.station_id as "stationId", price_dispute.fuel_type_id as "fuelTypeId", id, price, origin,
      claimant as person, known as "isKnown", vouched_at as "vouchedAt", created_at as "receivedAt", against, needed,
      closed_at as "closedAt", closed_by as "closedBy", outcome
    from ${pairRows(pairs)}
    join price_dispute on price_dispute.station_id = pair.station_id and price_dispute.fuel_type_id = pair.fuel_type_id
    order by created_at, id
  `.execute(tx);
  return rows;
}
