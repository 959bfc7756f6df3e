import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { forgetCurrent } from '../current/derive-current.ts';

/**
 * Deletes all prices and observations of stations that are deleted. @param tx an open transaction that has locked the
 * board
 */
export async function forgetPricesOf(tx: Executor, stations: readonly number[]): Promise<void> {
  const ofThem = sql<number>`any(${[...stations]}::integer[])`;
  await forgetCurrent(tx, stations);
  await tx.deleteFrom('observation').where('station_id', '=', ofThem).execute();
}
