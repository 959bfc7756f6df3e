import { sql } from 'kysely';
import { MAY_RANK } from '../../../stations/ranks.ts';
import { isOverCap, type DriverMove } from '../../judge/cap.ts';
import type { PriceChange } from '../../price-change.ts';
import type { Pair } from '../../word.ts';
import { pairRows } from '../word-rows.ts';
import { isDisputed, STANDING_DISPUTE } from './standing-dispute.ts';

/**
 * Looks whether the disputes by which prices have become contested may take their ranks, and writes it down: those that the
 * cap holds wait for an administrator or a firm word (rule report-cap). An owner's needs nobody.
 * @param contested prices that are contested by now
 * @returns those that the cap leaves their ranks: whose current prices are to be derived again
 */
export async function capDisputes(
  change: PriceChange,
  contested: readonly Pair[],
): Promise<Pair[]> {
  if (contested.length === 0) return [];
  const { tx, now } = change;
  const { rows } = await sql<Pair & DriverMove & { ids: string[] }>`
    select price_dispute.station_id as "stationId", price_dispute.fuel_type_id as "fuelTypeId", decade,
      case when ${MAY_RANK} then areas else '{}' end as areas,
      array_agg(price_dispute.id) filter (where known and not over_cap and counted_at is null) as ids
    from price_dispute
    join ${pairRows(contested)} using (station_id, fuel_type_id)
    join current_price using (station_id, fuel_type_id)
    join station on station.id = station_id
    join fuel_type on fuel_type.id = fuel_type_id
    where ${isDisputed(sql`current_price.price`)} and ${STANDING_DISPUTE}
    group by price_dispute.station_id, price_dispute.fuel_type_id, decade, station.id
    having bool_or(known and not over_cap and counted_at is null) and not bool_or(price_dispute.origin = 'owner')
    order by min(price_dispute.id)
  `.execute(tx);
  if (rows.length === 0) return [];
  const { limits } = await change.rules();
  const { moves } = await change.cap();
  const over = rows.filter((row) => {
    const isOver = isOverCap(moves, row, limits);
    if (!isOver) moves.push(row);
    return isOver;
  });
  const held = over.flatMap(({ ids }) => ids);
  await sql`
    update price_dispute set over_cap = id = any(${held}::bigint[]),
      counted_at = case when id = any(${held}::bigint[]) then null else ${now.toISOString()}::timestamptz end
    where id = any(${rows.flatMap(({ ids }) => ids)}::bigint[])
  `.execute(tx);
  return over;
}
