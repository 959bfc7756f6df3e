/** Reads all rows of stations and fuels in one statement. Instants are milliseconds since 1970. */
import { sql, type RawBuilder } from 'kysely';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../../db/database.ts';
import { RANKED_AREAS } from '../../stations/may-rank.ts';
import { isSuspended } from '../../stations/states.ts';
import type { Confirmation, Dispute, LoggedPrice } from '../fold/pair-state.ts';
import { rowSource } from '../log/row-source.ts';
import type { Pair } from '../reported-price.ts';
import type { StoredFacts } from './stored-facts.ts';

/** Numbers of newest rows to read: of any age, and from the days in which reports are evidence. */
const EARLIER = 30;
const EVIDENCE = 100;
/** Number of ministry imports whose belt medians are read. */
const BELTS = 100;

interface Row {
  /** The order of receipt among rows of one instant; null for an older row. */
  turn: number | null;
}

export interface StoredPrice extends Row, LoggedPrice {
  facts: StoredFacts | null;
}

/** A row of `observation`. */
export interface PriceRow extends StoredPrice {
  vouchedAt: number | null;
  isLocked: boolean;
  reference: number | null;
  lastPrice: number | null;
}

/** A `confirmation` that was not withdrawn. */
export interface ConfirmationRow extends Row, Omit<Confirmation, 'isSuperseded'> {
  facts: StoredFacts | null;
}

/** A row of `price_dispute`. */
export interface DisputeRow extends Row, Dispute {
  vouchedAt: number | null;
  isOutvoted: boolean;
}

/** A station and fuel's rows and facts. */
export interface PairRows extends Pair {
  /** True after a withdrawal: reports since `from` are folded again, else only those of the change. */
  isFoldedAgain: boolean;
  from: number;
  /** The areas of the station's neighbours, and those in which it may rank. */
  near: string[];
  areas: string[];
  isSuspended: boolean;
  isSold: boolean | null;
  /** The belt's medians of the fuel in thousandths of a euro, each with its import's instant, in that order. */
  belts: { at: number; median: number | null }[];
  prices: PriceRow[];
  confirmations: ConfirmationRow[];
  disputes: DisputeRow[];
}

/**
 * Reads stations and fuels with waiting claims or open or recent disputes, and after a withdrawal those with any
 * unsettled report; others cannot change. Reports before a station's merge are settled.
 * @param isFoldedAgain whether one of its reports was withdrawn
 * @param isAll whether to read all of them
 */
export async function readPairs(
  tx: Executor,
  { now, settledAt }: { now: Date; settledAt: Date },
  pairs: readonly (Pair & { isFoldedAgain: boolean })[],
  isAll: boolean,
): Promise<PairRows[]> {
  const settled = sql`${settledAt.toISOString()}::timestamptz`;
  const isSince = (column: string) => sql`${sql.ref(column)} >= ${settled}`;
  const { rows } = await sql<PairRows>`
    select station_id as "stationId", fuel_type_id as "fuelTypeId", folded_again as "isFoldedAgain", ${ms(sql`start`)} as from,
      station.areas as near, ${RANKED_AREAS}, ${isSuspended(now)} as "isSuspended",
      (select sold from station_fuel where station_fuel.station_id = pair.station_id and station_fuel.fuel_type_id = pair.fuel_type_id) as "isSold",
      ${list(BELT_ROWS, sql`id`)} as belts,
      ${list(PRICE_ROWS, sql`"receivedAt", "seenAt", id`)} as prices,
      ${list(CONFIRMATION_ROWS, sql`"receivedAt", id`)} as confirmations,
      ${list(DISPUTE_ROWS, sql`"receivedAt", id`)} as disputes
    from (
      select given.*, case when folded_again then greatest(${settled}, (
        select max(merged_at) from station_merge where kept_id = given.station_id and undone_at is null
      )) else ${now.toISOString()}::timestamptz end as start
      from ${rowSource<Pair & { isFoldedAgain: boolean }>('given', pairs, {
        station_id: ['integer', ({ stationId }) => stationId],
        fuel_type_id: ['integer', ({ fuelTypeId }) => fuelTypeId],
        folded_again: ['boolean', ({ isFoldedAgain }) => isFoldedAgain],
      })}
    ) as pair
    join station on station.id = pair.station_id
    join fuel_type on fuel_type.id = pair.fuel_type_id
    where ${isAll}::boolean or ${isIn('observation', sql`origin = 'driver' and state in ('held', 'reported')`)}
    or ${isIn('price_dispute', sql`(closed_at is null or ${isSince('closed_at')})`)}
    or ${isIn('confirmation', sql`known and received_at = ${now.toISOString()}::timestamptz`)}
    or (folded_again and (
      ${isIn('observation', sql`state <> 'withdrawn' and (${isSince('received_at')} or ${isSince('decided_at')})`)}
      or ${isIn('confirmation', sql`not undone and ${isSince('received_at')}`)}
    ))
    order by position
  `.execute(tx);
  return rows;
}

/** SQL: whether a table has a matching row of the station and fuel. */
const isIn = (table: string, condition: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from ${sql.table(table)} as report
  where report.station_id = pair.station_id and report.fuel_type_id = pair.fuel_type_id and ${condition}
)`;

const ms = (column: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(extract(epoch from ${column}) * 1000)::float8`;

const list = (rows: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(report) order by ${order}), '[]') from (${rows}) report)`;

const BELT_ROWS = sql`
  select id, ${ms(sql`finished_at`)} as at, (belt ->> pair.fuel_type_id::text)::float8 as median from import_run
  where kind = 'mimit' and finished_at is not null and undone_at is null
  order by import_run.id desc limit ${sql.lit(BELTS)}
`;

/**
 * SQL: ids of a station and fuel's rows in a table: those to be folded again, the newest ones, and more from the days in
 * which reports are evidence.
 * @param seen the column with the observation time
 */
const idsOfPair = (table: string, seen: string) => {
  const rows = sql`select id from ${sql.table(table)} as report
    where report.station_id = pair.station_id and report.fuel_type_id = pair.fuel_type_id`;
  const newest = sql`order by ${sql.ref(seen)} desc, id desc limit`;
  return sql`
    (${rows} and pair.folded_again and received_at >= pair.start)
    union all (${rows} ${newest} ${sql.lit(EARLIER)})
    union all (${rows} and ${sql.ref(seen)} >= pair.start - case unit when 'kilowatt_hour' then interval '30 days'
      else interval '3 days' end ${newest} ${sql.lit(EVIDENCE)})
  `;
};

/** Adds all waiting prices, and the current price, its start and its base. */
const PRICES_OF_PAIR = sql`(
  select * from observation where id in (
    ${idsOfPair('observation', 'observed_at')}
    union all (select id from observation as report
      where report.station_id = pair.station_id and report.fuel_type_id = pair.fuel_type_id
      and (state in ('held', 'reported') or doubtful))
    union all (select report.id from current_price join observation as report using (station_id, fuel_type_id)
      where current_price.station_id = pair.station_id and current_price.fuel_type_id = pair.fuel_type_id
      and report.observed_at in (current_price.observed_at, since, base_at))
  )
)`;

const CONFIRMATIONS_OF_PAIR = sql`(
  select * from confirmation where not undone and id in (
    ${idsOfPair('confirmation', 'confirmed_at')}
    union all (select report.id from current_price join confirmation as report using (station_id, fuel_type_id)
      where current_price.station_id = pair.station_id and current_price.fuel_type_id = pair.fuel_type_id
      and report.confirmed_at in (owner_confirmed_at, known_confirmed_at, driver_confirmed_at))
  )
)`;

const PRICE_ROWS = sql`
  select row.id, turn, price, origin, claimant as person, known as "isKnown", ${ms(sql`vouched_at`)} as "vouchedAt",
    report_id as "reportId", ${ms(sql`observed_at`)} as "seenAt", ${ms(sql`received_at`)} as "receivedAt", facts,
    origin = 'driver' and exists (select from locked_email where hash = claimant) as "isLocked",
    coalesce((select day from import_run where id = import_run_id), (received_at at time zone ${sql.lit(TIME_ZONE)})::date) as day,
    state, doubtful, reason, decided_by as "decidedBy", ${ms(sql`decided_at`)} as "decidedAt",
    decided_report as "decidedReport", decision_reason as "decisionReason", voices as supporters, needed,
    also_disputed as "inheritsDisputes", reference_price as reference, last_price as "lastPrice"
  from ${PRICES_OF_PAIR} as row
`;

const CONFIRMATION_ROWS = sql`
  select id, turn, price, origin, claimant as person, known as "isKnown", late as "isLate", report_id as "reportId",
    ${ms(sql`confirmed_at`)} as "seenAt", ${ms(sql`received_at`)} as "receivedAt", facts
  from ${CONFIRMATIONS_OF_PAIR} as row
`;

const DISPUTE_ROWS = sql`
  select id, turn, price, origin, claimant as person, known as "isKnown", ${ms(sql`vouched_at`)} as "vouchedAt",
    ${ms(sql`created_at`)} as "receivedAt", against, needed, ${ms(sql`closed_at`)} as "closedAt",
    closed_by as "closedBy", outcome, outvoted as "isOutvoted"
  from price_dispute as row
  where row.station_id = pair.station_id and row.fuel_type_id = pair.fuel_type_id
`;
