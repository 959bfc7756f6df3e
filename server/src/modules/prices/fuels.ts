/** Reads fuel types, and finds and names them. */
import type { Selectable } from 'kysely';
import type { Executor } from '../../db/database.ts';
import type { FuelType } from '../../db/schema.gen.ts';

export type KnownFuel = Pick<Selectable<FuelType>, 'id' | 'name' | 'unit'>;

/** Lists all fuel types by id. */
export async function listFuels(executor: Executor): Promise<KnownFuel[]> {
  return await executor
    .selectFrom('fuel_type')
    .select(['id', 'name', 'unit'])
    .orderBy('id')
    .execute();
}

/** Lists fuel types' names with their ids. */
export const fuelNames = (fuels: readonly KnownFuel[]): string =>
  fuels.map(({ id, name }) => `${name} (${id})`).join(', ');

/** Lists the names of some ids. */
export const namesOf = (fuels: readonly KnownFuel[], ids: readonly number[]): string =>
  fuelNames(fuels.filter(({ id }) => ids.includes(id)));

/**
 * Finds a fuel type by its id or name.
 * @param who the id, or the name in any letter case
 */
export function findFuel(fuels: readonly KnownFuel[], who: string): KnownFuel | undefined {
  const name = who.trim().toLowerCase();
  return fuels.find((fuel) => String(fuel.id) === name || fuel.name.toLowerCase() === name);
}
