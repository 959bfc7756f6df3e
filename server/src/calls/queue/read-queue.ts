import { sql } from 'kysely';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import type { Queue, QueueItem } from '@pieno/contract/queue/queue.ts';
import type { Executor } from '../../db/database.ts';
import { findReferencePrices } from '../../modules/prices/current/reference-prices.ts';
import { findRecords } from '../../modules/people/author-records.ts';
import { inEuros } from '../../modules/prices/in-euros.ts';
import { priceBefore } from '../../modules/prices/price-before.ts';
import { listFlagged } from '../../modules/reviews/moderate-reviews.ts';
import { listWaitingItems, type WaitingItem } from '../../modules/queue/waiting-items.ts';

/** As on the wire, but prices are thousandths of a euro, and instants are in the database's format. */
interface Row extends Pick<QueueItem, 'fuel_type' | 'current' | 'before' | 'recent'> {
  name: string;
  locality: string | null;
  areas: string[];
}

const utc = (instant: string): string => new Date(instant).toISOString();
const onWire = <Reported extends { price: number; seen_at: string }>(
  report: Reported,
): Reported => ({
  ...report,
  price: report.price / 1000,
  seen_at: utc(report.seen_at),
});

/**
 * Lists the prices that wait for a decision, with the evidence for and against each (rule admin-queue). Prices on the
 * wire are euros.
 */
export async function readQueue(executor: Executor, now: Date): Promise<Queue> {
  const all = await listWaitingItems(executor);
  const items = all.slice(0, ADMINISTRATION_MAX.queue);
  const about = await readSurroundings(executor, items, now);
  const records = await findRecords(
    executor,
    items.flatMap(({ claimants, disputants }) => [...claimants, ...disputants]),
  );
  const fuels = [...new Set(items.map((item) => item.fuel_type_id))];
  const reference = await findReferencePrices(executor, now, fuels);
  return {
    items: items.map((item, at) => {
      const { station_id: id, fuel_type_id: fuel, claimants, disputants, ...same } = item;
      const { name, locality, areas, fuel_type, current, before, recent } = about[at]!;
      const isShown = item.kind === 'contested' || item.kind === 'doubtful';
      return {
        ...same,
        business: { id, name, locality },
        fuel_type,
        price: item.price / 1000,
        seen_at: item.seen_at.toISOString(),
        waits_since: item.waits_since.toISOString(),
        current: current && {
          ...onWire(current),
          confirmed_at: current.confirmed_at && utc(current.confirmed_at),
        },
        before: isShown && before ? onWire(before) : null,
        reference: inEuros(reference({ id, areas }, fuel)),
        recent: recent.map(onWire),
        authors: [
          ...claimants.map((person) => ({ ...records.get(person)!, says: 'price' as const })),
          ...disputants.map((person) => ({ ...records.get(person)!, says: 'dispute' as const })),
        ],
      };
    }),
    total: all.length,
    reviews: await listFlagged(executor, ADMINISTRATION_MAX.queue),
  };
}

/** Reads, for each item in order, the station, the fuel, and the current, previous and recent prices. */
async function readSurroundings(
  executor: Executor,
  items: readonly WaitingItem[],
  now: Date,
): Promise<Row[]> {
  if (items.length === 0) return [];
  const { rows } = await sql<Row>`
    select station.name, station.locality, station.areas,
      jsonb_build_object('id', fuel_type.id, 'name', fuel_type.name, 'color', color, 'unit', unit, 'mode', mode,
        'grade', grade) as fuel_type,
      case when held.price is null then null else jsonb_build_object(
        'price', held.price, 'origin', held.origin, 'seen_at', held.observed_at,
        'confirmed_at', greatest(owner_confirmed_at, known_confirmed_at, driver_confirmed_at)) end as current,
      case when before.price is null then null else jsonb_build_object(
        'price', before.price, 'origin', before.origin, 'seen_at', before.observed_at) end as before,
      coalesce(lately.prices, '[]') as recent
    from unnest(
      ${items.map((item) => item.station_id)}::integer[],
      ${items.map((item) => item.fuel_type_id)}::integer[]
    ) with ordinality as item (station_id, fuel_type_id, position)
    join station on station.id = item.station_id
    join fuel_type on fuel_type.id = item.fuel_type_id
    left join current_price held on held.station_id = item.station_id
      and held.fuel_type_id = item.fuel_type_id and held.source <> 'demo'
    left join lateral (${priceBefore(now)}) before on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('price', price, 'origin', origin, 'seen_at', observed_at, 'state', state)
        order by observed_at desc, id desc) as prices
      from (
        select id, price, origin, observed_at, state from observation
        where observation.station_id = item.station_id and observation.fuel_type_id = item.fuel_type_id
        and source <> 'demo'
        order by observed_at desc, id desc limit ${ADMINISTRATION_MAX.recent}::integer
      ) one
    ) lately on true
    order by position
  `.execute(executor);
  return rows;
}
