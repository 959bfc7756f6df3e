/** The table `alert_price`: each price at the last evaluation. */
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { EvaluatedPrice } from './evaluate-prices.ts';

/**
 * Moves a merged station's prices to the remaining one, where they are no news.
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

/** Reads all prices of the last evaluation. */
export async function readAlertPrices(tx: Executor): Promise<EvaluatedPrice[]> {
  const rows = await tx.selectFrom('alert_price').selectAll().execute();
  return rows.map(({ station_id, fuel_type_id, price, waiting_price, due_at }) => ({
    stationId: station_id,
    fuelTypeId: fuel_type_id,
    price,
    waiting: waiting_price === null ? null : { price: waiting_price, due: due_at! },
  }));
}

/** Saves the prices of this evaluation. */
export async function saveAlertPrices(
  tx: Executor,
  prices: readonly EvaluatedPrice[],
): Promise<void> {
  if (prices.length === 0) return;
  const rows = prices.map(({ stationId, fuelTypeId, price, waiting }) => ({
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
    -- The board may still contain a deleted station.
    where exists (select from station where station.id = station_id)
    on conflict (station_id, fuel_type_id) do update set price = excluded.price,
      waiting_price = excluded.waiting_price, due_at = excluded.due_at
  `.execute(tx);
}

/** Deletes all evaluated prices. */
export async function forgetAlertPrices(tx: Executor): Promise<void> {
  await tx.deleteFrom('alert_price').execute();
}
