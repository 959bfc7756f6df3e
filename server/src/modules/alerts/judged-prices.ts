/** The table of prices as they were judged last. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { JudgedPrice } from './judge-prices.ts';

/**
 * Lets a merged station's prices follow it: what was told of it is no news of the one that it leads to.
 * @param span versions of the board: after the one, until the other
 */
export async function followMerges(
  tx: Executor,
  { after, until }: { after: number; until: number },
): Promise<void> {
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

/** Reads how all prices were judged last. */
export async function readJudged(tx: Executor): Promise<JudgedPrice[]> {
  const rows = await tx.selectFrom('alert_price').selectAll().execute();
  return rows.map(({ station_id, fuel_type_id, price, waiting_price, due_at }) => ({
    stationId: station_id,
    fuelTypeId: fuel_type_id,
    price,
    waiting: waiting_price === null ? null : { price: waiting_price, due: due_at! },
  }));
}

/** Keeps prices as they were judged now. */
export async function keepJudged(tx: Executor, judged: readonly JudgedPrice[]): Promise<void> {
  if (judged.length === 0) return;
  const rows = judged.map(({ stationId, fuelTypeId, price, waiting }) => ({
    station_id: stationId,
    fuel_type_id: fuelTypeId,
    price,
    waiting_price: waiting?.price,
    due_at: waiting?.due,
  }));
  await sql`
    insert into alert_price (station_id, fuel_type_id, price, waiting_price, due_at)
    select station_id, fuel_type_id, price, waiting_price, due_at
    from json_populate_recordset(null::alert_price, ${JSON.stringify(rows)}::json)
    -- One that the board still knows may be gone.
    where exists (select from station where station.id = station_id)
    on conflict (station_id, fuel_type_id) do update set price = excluded.price,
      waiting_price = excluded.waiting_price, due_at = excluded.due_at
  `.execute(tx);
}

/** Forgets how all prices were judged. */
export async function forgetJudged(tx: Executor): Promise<void> {
  await tx.deleteFrom('alert_price').execute();
}
