import type { Selectable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { FuelType } from '../../db/schema.gen.ts';

/** A fuel type, as held by the board. */
export type BoardFuel = Selectable<FuelType>;

/** Reads all fuel types, by id. */
export async function readFuels(db: Executor): Promise<Map<number, BoardFuel>> {
  const rows = await db.selectFrom('fuel_type').selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}
