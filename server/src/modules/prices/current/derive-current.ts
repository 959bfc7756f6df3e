/** Derives each station and fuel's current price from the log of accepted claims (rule price-current). */
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { latestPlausible } from '../../../clock.ts';
import { BASE_BESIDE, CONFIRMED, sinceOf } from './derive-current-sql.ts';
import type { Pair } from '../reported-price.ts';
import { isDisputed, STANDING_DISPUTE } from '../log/disputes/standing-dispute.ts';
import { pairRows } from '../log/row-source.ts';

const NAMES = [
  'observation_id',
  'price',
  'observed_at',
  'source',
  'origin',
  'doubtful',
  'since',
  'contested',
  'voices',
  'base_price',
  'base_origin',
  'base_at',
  'owner_confirmed_at',
  'known_confirmed_at',
  'driver_confirmed_at',
];
const of = (table: string) => sql.join(NAMES.map((name) => sql.ref(`${table}.${name}`)));
const COLUMNS = sql.join(NAMES.map((name) => sql.ref(name)));

/** The result of deriving current prices. */
export interface DerivedPrices {
  /** The station of each price that changed, ended, or was newly confirmed or contested. */
  moved: number[];
  /** True when a new price is not a base. */
  hasProvisional: boolean;
  /** Stations and fuels with an open dispute. */
  disputed: Pair[];
}

/**
 * Derives current prices from the log (rule price-current). Accepted claims are ordered: real before demo prices,
 * plausible before future instants, then the newest, then the last recorded. Without an accepted claim, and for fuels
 * that the owner does not sell, there is none. Each is stored with the start of its uninterrupted validity, its base, its
 * confirmations since then, and whether enough known drivers or an owner contest it without being outvoted (rule
 * price-contested).
 * @param tx an open transaction that has locked the board
 */
export async function deriveCurrentPrices(
  tx: Executor,
  now: Date,
  pairs: readonly Pair[],
): Promise<DerivedPrices> {
  if (pairs.length === 0) return { moved: [], hasProvisional: false, disputed: [] };
  const latest = latestPlausible(now).toISOString();
  const { rows } = await sql<Pair & { changed: boolean; provisional: boolean; disputed: boolean }>`
    with pair as (
      -- Asked of all pairs together: of a country's prices hardly one has been confirmed, contested or taken off sale.
      select distinct station_id, fuel_type_id, ${isIn('station_fuel', sql`not sold`)} as unsold,
        ${isIn('confirmation')} as confirmed,
        ${isIn('price_dispute', sql`closed_at is null`)} as disputed
      from ${pairRows(pairs)}
    ), best as (
      select pair.station_id, pair.fuel_type_id, top.*, stretch.since,
        beside.price as base_price, beside.origin as base_origin, beside.observed_at as base_at,
        case when pair.confirmed then ${CONFIRMED} end as confirmed_at,
        case when pair.disputed then (
          select coalesce(bool_or(price_dispute.origin = 'owner') or count(distinct claimant) filter (where known)
            >= greatest((array_agg(needed order by created_at desc) filter (where known))[1], case when top.also_disputed then 2 end), false)
          from price_dispute
          where price_dispute.station_id = pair.station_id and price_dispute.fuel_type_id = pair.fuel_type_id
          and (${isDisputed(sql`top.price`)} or (top.voices = 0 and ${isDisputed(sql`beside.price`)})) and ${STANDING_DISPUTE}
        ) else false end as contested
      from pair
      left join lateral (
        select id, price, observed_at, source, origin, doubtful, voices, also_disputed from observation
        where not pair.unsold and id = coalesce(
          -- Nearly always the first row of the index; only without it are all those of the pair sorted.
          (select id from observation
            where observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
            and state = 'accepted' and source <> 'demo' and observed_at <= ${latest}::timestamptz
            order by observed_at desc, id desc limit 1),
          (select id from observation
            where observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
            and state = 'accepted'
            order by source <> 'demo' desc, observed_at <= ${latest}::timestamptz desc, observed_at desc, id desc
            limit 1)
        )
        -- Without it the join would read the log of a country.
        limit 1
      ) top on true
      left join lateral (select ${sinceOf('top')} as since offset 0) stretch on true
      left join lateral ${BASE_BESIDE} beside on true
    ), gone as (
      delete from current_price using best
      where current_price.station_id = best.station_id
      and current_price.fuel_type_id = best.fuel_type_id and best.id is null
      returning current_price.station_id, current_price.fuel_type_id, false as provisional
    ), moved as (
      insert into current_price (station_id, fuel_type_id, ${COLUMNS})
      select station_id, fuel_type_id, id, price, observed_at, source, origin, doubtful, since, contested,
        case when voices < 2 then voices end, base_price, base_origin, base_at,
        confirmed_at[1], confirmed_at[2], confirmed_at[3]
      from best where id is not null
      on conflict (station_id, fuel_type_id) do update set (${COLUMNS}) = row (${of('excluded')})
      where (${of('current_price')}) is distinct from (${of('excluded')})
      returning station_id, fuel_type_id, voices is not null as provisional
    )
    select station_id as "stationId", fuel_type_id as "fuelTypeId", provisional is not null as changed,
      provisional is true as provisional, disputed
    from (select * from gone union all select * from moved) derived
    right join pair using (station_id, fuel_type_id)
    where provisional is not null or disputed
  `.execute(tx);
  return {
    moved: rows.flatMap(({ changed, stationId }) => (changed ? stationId : [])),
    hasProvisional: rows.some(({ provisional }) => provisional),
    disputed: rows.filter(({ disputed }) => disputed),
  };
}

/** Moves current prices to another fuel type. @returns their stations */
export async function moveCurrentFuel(tx: Executor, from: number, to: number): Promise<number[]> {
  const moved = await tx
    .updateTable('current_price')
    .set({ fuel_type_id: to })
    .where('fuel_type_id', '=', from)
    .returning('station_id')
    .execute();
  return moved.map((row) => row.station_id);
}

/** Deletes the current prices of deleted stations. */
export async function forgetCurrent(tx: Executor, stations: readonly number[]): Promise<void> {
  const ofThem = sql<number>`any(${[...stations]}::integer[])`;
  await tx.deleteFrom('current_price').where('station_id', '=', ofThem).execute();
}

/** SQL: whether a table has a matching row of the station and fuel. */
const isIn = (table: string, condition = sql`true`): RawBuilder<boolean> => sql`exists (
  select from ${sql.table(table)} as report
  where report.station_id = pair.station_id and report.fuel_type_id = pair.fuel_type_id and ${condition}
)`;
