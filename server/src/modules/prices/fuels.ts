import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../db/database.ts';

export interface KnownFuel {
  id: number;
  name: string;
  unit: FuelUnit;
}

/** Lists all fuel types, in the order of their ids. */
export async function listFuels(executor: Executor): Promise<KnownFuel[]> {
  return await executor
    .selectFrom('fuel_type')
    .select(['id', 'name', 'unit'])
    .orderBy('id')
    .execute();
}

/** Names fuel types for who sends their ids. */
export const fuelNames = (fuels: readonly KnownFuel[]): string =>
  fuels.map(({ id, name }) => `${name} (${id})`).join(', ');

/**
 * Finds a fuel type by its id or name.
 * @param who the id, or the name in any letter case
 */
export function findFuel(fuels: readonly KnownFuel[], who: string): KnownFuel | undefined {
  const name = who.trim().toLowerCase();
  return fuels.find((fuel) => String(fuel.id) === name || fuel.name.toLowerCase() === name);
}
