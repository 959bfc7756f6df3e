import { addedFuelIds, DECADE_COLORS, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { sql, type Insertable } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { FuelType } from '../../../db/schema.gen.ts';
import type { FuelKind } from './fuel-families.ts';

/** Returns whether all ids are those of fuel types. */
export async function areFuelTypes(executor: Executor, ids: readonly number[]): Promise<boolean> {
  const known = await executor
    .selectFrom('fuel_type')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return known.length === new Set(ids).size;
}

/**
 * Adds fuel types, and updates name and colour of existing ones.
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

/**
 * Adds a fuel type; its id contains the category.
 * @param tx an open transaction that has locked the board
 * @returns its id
 */
export async function addFuelType(
  tx: Executor,
  { name, mode }: { name: string; mode: FuelMode },
  { decade, unit, grade }: FuelKind,
): Promise<number> {
  const { first, last } = addedFuelIds(decade);
  const { newest } = await tx
    .selectFrom('fuel_type')
    .select((eb) => eb.fn.max('id').as('newest'))
    .where('id', '>=', first)
    .where('id', '<=', last)
    .executeTakeFirstOrThrow();
  const id = newest === null ? first : newest + 1;
  await saveFuelTypes(tx, [{ id, name, mode, decade, unit, grade, color: DECADE_COLORS[decade] }]);
  return id;
}

/** Changes unit and grade of a fuel type. */
export async function changeFuelKind(
  tx: Executor,
  id: number,
  { unit, grade }: Pick<FuelKind, 'unit' | 'grade'>,
): Promise<void> {
  await tx.updateTable('fuel_type').set({ unit, grade }).where('id', '=', id).execute();
}

/** Renames a fuel type; names are unique. */
export async function renameFuelType(tx: Executor, id: number, name: string): Promise<void> {
  await tx.updateTable('fuel_type').set({ name }).where('id', '=', id).execute();
}

/** Moves marks and states of a fuel type to another, which must have none. */
export async function moveMarksAndStates(tx: Executor, from: number, to: number): Promise<void> {
  const moved = { fuel_type_id: to };
  await tx.updateTable('station_fuel').set(moved).where('fuel_type_id', '=', from).execute();
  await tx.updateTable('station_state').set(moved).where('fuel_type_id', '=', from).execute();
}

/** Deletes a fuel type that no other row uses. */
export async function dropFuelType(tx: Executor, id: number): Promise<void> {
  await tx.deleteFrom('fuel_type').where('id', '=', id).execute();
}
