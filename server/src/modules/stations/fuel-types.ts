import { sql, type Insertable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { FuelType } from '../../db/schema.gen.ts';

/** Tells whether all of these are ids of fuel types. */
export async function areFuelTypes(executor: Executor, ids: readonly number[]): Promise<boolean> {
  const known = await executor
    .selectFrom('fuel_type')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return known.length === new Set(ids).size;
}

/**
 * Adds fuel types; of those that there are already, name and colour are written anew.
 * @returns how many were added or changed
 */
export async function saveFuelTypes(
  tx: Executor,
  types: readonly Insertable<FuelType>[],
): Promise<number> {
  const changed = await tx
    .insertInto('fuel_type')
    .values(types)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          color: eb.ref('excluded.color'),
        }))
        .where(sql<boolean>`(fuel_type.name, fuel_type.color) <> (excluded.name, excluded.color)`),
    )
    .returning('id')
    .execute();
  return changed.length;
}

/** Gives a fuel type another name: no two have the same. */
export async function renameFuelType(tx: Executor, id: number, name: string): Promise<void> {
  await tx.updateTable('fuel_type').set({ name }).where('id', '=', id).execute();
}

/** Lets marks and states of a fuel type follow another, which must have none yet. */
export async function moveFuelWords(tx: Executor, from: number, to: number): Promise<void> {
  for (const table of ['station_fuel', 'station_state'] as const) {
    await tx
      .updateTable(table)
      .set({ fuel_type_id: to })
      .where('fuel_type_id', '=', from)
      .execute();
  }
}

/** Deletes a fuel type of which nothing is said any more. */
export async function dropFuelType(tx: Executor, id: number): Promise<void> {
  await tx.deleteFrom('fuel_type').where('id', '=', id).execute();
}
