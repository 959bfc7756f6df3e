/**
 * The items that wait for an administrator (rule admin-queue): one list for queue, day, digest and command line.
 */
import { sql } from 'kysely';
import { QUEUE_KINDS, type QueueItem, type QueueKind } from '@pieno/contract/queue/queue.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import type { Executor } from '../../db/database.ts';
import { DISPUTES_CURRENT } from '../prices/log/disputes/standing-dispute.ts';
import { MAY_RANK } from '../stations/may-rank.ts';

/** A waiting price, once for each station, fuel and price. Prices are thousandths of a euro. */
export interface WaitingItem extends Pick<
  QueueItem,
  'id' | 'kind' | 'price' | 'origin' | 'reason' | 'voices'
> {
  station_id: number;
  fuel_type_id: number;
  seen_at: Date;
  waits_since: Date;
  /** The people behind claims and disputes, as hashes. */
  claimants: string[];
  disputants: string[];
}

/**
 * Lists waiting items, the oldest first within a kind. Of an import's prices only the newest of its origin counts,
 * unless a newer one superseded it; prices of stations in no ranking do not count.
 */
export async function listWaitingItems(executor: Executor): Promise<WaitingItem[]> {
  const { rows } = await sql<WaitingItem>`
    with open as (
      select observation.*, case when observation.state = 'accepted' then 'doubtful' else observation.state end as kind
      from observation
      join station on station.id = observation.station_id and areas <> '{}' and ${MAY_RANK}
      left join current_price on current_price.station_id = observation.station_id
        and current_price.fuel_type_id = observation.fuel_type_id and current_price.source <> 'demo'
      where (observation.state in ('held', 'reported') or observation.doubtful)
      and observation.state in ('held', 'reported', 'accepted')
      and (observation.origin = 'driver' or current_price.observed_at is null
        or observation.observed_at >= current_price.observed_at)
      and (observation.origin = 'driver' or not exists (
        select from observation as later
        where later.station_id = observation.station_id and later.fuel_type_id = observation.fuel_type_id
        and later.origin = observation.origin and (later.state = 'held' or later.doubtful)
        and later.state in ('held', 'accepted')
        and (later.observed_at, later.id) > (observation.observed_at, observation.id)
      ))
    ), claimed as (
      select (array_agg(id order by observed_at desc, id desc))[1] as id,
        (array_agg(kind order by observed_at desc, id desc))[1] as kind,
        station_id, fuel_type_id, price,
        (array_agg(origin order by observed_at desc, id desc))[1] as origin,
        (array_agg(reason order by observed_at desc, id desc))[1] as reason,
        max(observed_at) as seen_at, min(received_at) as waits_since,
        count(distinct coalesce(claimant, id::text))::integer as voices,
        array_remove(array_agg(distinct claimant), null) as claimants, '{}'::text[] as disputants
      from open group by station_id, fuel_type_id, price
    ), contested as (
      select current_price.observation_id as id, 'contested' as kind,
        current_price.station_id, current_price.fuel_type_id, current_price.price, current_price.origin,
        null as reason, current_price.observed_at as seen_at, wrong.since as waits_since, wrong.voices,
        array_remove(array[observation.claimant], null) as claimants, wrong.disputants
      from current_price
      join observation on observation.id = current_price.observation_id
      join lateral (
        select min(created_at) as since, count(distinct coalesce(claimant, id::text))::integer as voices,
          array_remove(array_agg(distinct claimant), null) as disputants
        from price_dispute where ${DISPUTES_CURRENT}
      ) wrong on true
      where wrong.since is not null
    )
    select * from (select * from claimed union all select * from contested) item
    order by array_position(${[...QUEUE_KINDS]}::text[], kind), waits_since, id
  `.execute(executor);
  return rows;
}

/** Counts waiting items, by kind. */
export async function countWaitingItems(
  executor: Executor,
): Promise<Pick<Today, 'held' | 'contested' | 'reported'>> {
  const items = await listWaitingItems(executor);
  const of = (wanted: QueueKind) => {
    const some = items.filter(({ kind }) => kind === wanted);
    return { count: some.length, oldest_at: some[0]?.waits_since.toISOString() ?? null };
  };
  return { held: of('held'), contested: of('contested'), reported: of('reported') };
}

/** Counts pending owners of stations. */
export async function countWaitingPeople(executor: Executor): Promise<Today['people']> {
  const { count, oldest } = await executor
    .selectFrom('station_owner')
    .select((row) => [row.fn.countAll<string>().as('count'), row.fn.min('since').as('oldest')])
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest_at: oldest?.toISOString() ?? null };
}
