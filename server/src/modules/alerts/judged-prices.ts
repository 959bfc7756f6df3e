/** The table of prices as they were judged last. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { JudgedPrice } from './judge-prices.ts';

/** Versions of the board: after the one, until the other. */
interface Span {
  after: number;
  until: number;
}

/** Lets a merged station's prices follow it: what was told of it is no news of the one that it leads to. */
export async function followMerges(tx: Executor, { after, until }: Span): Promise<void> {
  await sql`
    with merged as (
      delete from alert_price using station where station.id = station_id and merged_into is not null
        and revision > ${after} and revision <= ${until}
      returning merged_into, fuel_type_id, price
    )
    insert into alert_price (station_id, fuel_type_id, price)
    select merged_into, fuel_type_id, min(price) from merged group by merged_into, fuel_type_id
    on conflict (station_id, fuel_type_id) do update set price = least(alert_price.price, excluded.price)
  `.execute(tx);
}

/**
 * Finds the stations whose prices have to be judged: those that changed after a version, and those where a driver's price
 * has ranked for long enough.
 * @returns each with its prices as they were judged last
 */
export async function readToJudge(
  tx: Executor,
  { after, until, now }: Span & { now: Date },
): Promise<{ stations: Set<number>; known: JudgedPrice[] }> {
  const { rows } = await sql<{ id: number } & (Row | { [Key in keyof Row]: null })>`
    select id, fuel_type_id as "fuelTypeId", price, waiting_price as "waitingPrice",
      waiting_since as "waitingSince", due_at as "dueAt"
    from (
      select id from station where revision > ${after} and revision <= ${until}
      union select station_id from alert_price where due_at <= ${now}
    ) as changed left join alert_price on station_id = id`.execute(tx);
  const known = rows.flatMap((row): JudgedPrice[] => {
    if (row.fuelTypeId === null) return [];
    const { id: stationId, fuelTypeId, price, waitingPrice, waitingSince, dueAt } = row;
    const waiting =
      waitingPrice === null ? null : { price: waitingPrice, since: waitingSince!, due: dueAt! };
    return [{ stationId, fuelTypeId, price, waiting }];
  });
  return { stations: new Set(rows.map(({ id }) => id)), known };
}

interface Row {
  fuelTypeId: number;
  price: number;
  waitingPrice: number | null;
  waitingSince: Date | null;
  dueAt: Date | null;
}

/** Keeps prices as they were judged now. */
export async function keepJudged(tx: Executor, judged: readonly JudgedPrice[]): Promise<void> {
  if (judged.length === 0) return;
  const rows = judged.map(({ stationId, fuelTypeId, price, waiting }) => ({
    station_id: stationId,
    fuel_type_id: fuelTypeId,
    price,
    waiting_price: waiting?.price,
    waiting_since: waiting?.since,
    due_at: waiting?.due,
  }));
  await sql`
    insert into alert_price (station_id, fuel_type_id, price, waiting_price, waiting_since, due_at)
    select station_id, fuel_type_id, price, waiting_price, waiting_since, due_at
    from json_populate_recordset(null::alert_price, ${JSON.stringify(rows)}::json)
    -- One that the board still knows may be gone.
    where exists (select from station where station.id = station_id)
    on conflict (station_id, fuel_type_id) do update set price = excluded.price,
      waiting_price = excluded.waiting_price, waiting_since = excluded.waiting_since, due_at = excluded.due_at
  `.execute(tx);
}

/** Forgets how all prices were judged. */
export async function forgetJudged(tx: Executor): Promise<void> {
  await tx.deleteFrom('alert_price').execute();
}

/** Reads how all prices were judged last, in thousandths of a euro. */
export async function readJudged(tx: Executor) {
  return await tx
    .selectFrom('alert_price')
    .select(['station_id as stationId', 'fuel_type_id as fuelTypeId', 'price'])
    .execute();
}
