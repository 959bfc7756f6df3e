/** Moves all price data of a fuel type to another. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { moveCurrentFuel } from '../current/derive-current.ts';

/**
 * Moves observations, current prices, confirmations and disputes of one fuel type to another, which has none yet.
 * @param tx an open transaction
 * @returns the stations whose current price moved
 */
export async function moveFuel(tx: Executor, from: number, to: number): Promise<number[]> {
  // Joined by station: the log has no index on the fuel type alone, and a waiting claim has no current price.
  await sql`
    update observation set fuel_type_id = ${to} from station
    where observation.station_id = station.id and observation.fuel_type_id = ${from}
  `.execute(tx);
  const moved = { fuel_type_id: to };
  await tx.updateTable('confirmation').set(moved).where('fuel_type_id', '=', from).execute();
  await tx.updateTable('price_dispute').set(moved).where('fuel_type_id', '=', from).execute();
  await tx.updateTable('left_word').set(moved).where('fuel_type_id', '=', from).execute();
  await moveInReports(tx, from, to);
  return await moveCurrentFuel(tx, from, to);
}

/** The stored reports and answers contain the fuel's id as text. */
async function moveInReports(tx: Executor, from: number, to: number): Promise<void> {
  const pattern = `"fuel_type_id": ${from}\\M`;
  const moved = `"fuel_type_id": ${to}`;
  await sql`
    update price_report set
      entries = regexp_replace(entries::text, ${pattern}, ${moved}, 'g')::jsonb,
      answer = regexp_replace(answer::text, ${pattern}, ${moved}, 'g')::jsonb
    where entries::text ~ ${pattern} or answer::text ~ ${pattern}
  `.execute(tx);
}
