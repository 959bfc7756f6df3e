import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** What an owner has announced: thousandths of a euro, and the instant from which they hold. */
export interface Announced {
  price: number;
  at: Date;
}

/** Finds the next announced price of each fuel. @returns by `station/fuel type` */
export async function findAnnounced(
  executor: Executor,
  stationIds: readonly number[],
): Promise<Map<string, Announced>> {
  const rows = await executor
    .selectFrom('scheduled_price')
    .select(['station_id', 'fuel_type_id', 'price', 'due_at as at'])
    .where('station_id', '=', sql<number>`any(${[...stationIds]}::integer[])`)
    .where('state', '=', 'pending')
    .where('public', '=', true)
    .orderBy('due_at', 'desc')
    .execute();
  return new Map(
    rows.map(({ station_id, fuel_type_id, ...announced }) => [
      `${station_id}/${fuel_type_id}`,
      announced,
    ]),
  );
}
