import type { Executor } from '../../db/database.ts';

/** Moves the days of a fuel type to another, which must have none yet. */
export async function moveFuelDays(tx: Executor, from: number, to: number): Promise<void> {
  await tx
    .updateTable('price_day')
    .set({ fuel_type_id: to })
    .where('fuel_type_id', '=', from)
    .execute();
}
