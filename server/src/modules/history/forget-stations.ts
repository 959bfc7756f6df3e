import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/**
 * Deletes the figures by day of deleted stations, and their marks. @param tx an open transaction, after their
 * prices
 */
export async function forgetDaysOf(tx: Executor, stations: readonly number[]): Promise<void> {
  const ofThem = sql<number>`any(${[...stations]}::integer[])`;
  await tx.deleteFrom('price_day').where('station_id', '=', ofThem).execute();
  await tx.deleteFrom('price_day_dirty').where('station_id', '=', ofThem).execute();
}
