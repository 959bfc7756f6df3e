import type { Insertable } from 'kysely';
import { DECADE_COLORS, FIRST_ADDED_FUEL_ID } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import type { FuelType } from '../../../db/schema.gen.ts';
import { lockBoardVersion, bumpBoardVersion } from '../../changes/board-version.ts';
import { saveFuelTypes } from '../../stations/fuel-types.ts';
import { comparisonKey } from './brand.ts';
import type { UnknownFuel } from './contents.ts';
import { addedFuelName } from './fuel-names.ts';

/** Lists the names of the fuel types that imports have added. */
export async function listAddedFuels(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('fuel_type')
    .select('name')
    .where('id', '>=', FIRST_ADDED_FUEL_ID)
    .execute();
  return rows.map((row) => row.name);
}

/** Finds the ids of the fuel types that imports have added, by the fuels' keys; those that nobody added are missing. */
export async function findAddedFuels(
  executor: Executor,
  fuels: readonly UnknownFuel[],
): Promise<Map<string, number>> {
  if (fuels.length === 0) return new Map();
  const rows = await executor.selectFrom('fuel_type').select(['id', 'name']).execute();
  const idByName = new Map(rows.map((row) => [comparisonKey(row.name), row.id]));
  return new Map(
    fuels.flatMap(({ key, name, mode }): [string, number][] => {
      const id = idByName.get(comparisonKey(addedFuelName(name, mode)));
      return id === undefined ? [] : [[key, id]];
    }),
  );
}

/**
 * Adds a fuel type, in the decade of other fuels (100), for each fuel that no type names yet.
 * @param tx an open transaction
 * @returns fuel type ids by the fuels' keys, and the names of the types added
 */
export async function addUnknownFuels(
  tx: Executor,
  fuels: readonly UnknownFuel[],
): Promise<{ ids: Map<string, number>; added: string[] }> {
  const ids = new Map<string, number>();
  if (fuels.length === 0) return { ids, added: [] };
  await lockBoardVersion(tx);
  const rows = await tx.selectFrom('fuel_type').select(['id', 'name']).execute();
  const idByName = new Map(rows.map((row) => [comparisonKey(row.name), row.id]));
  let next = Math.max(FIRST_ADDED_FUEL_ID, ...rows.map((row) => row.id + 1));
  const types: Insertable<FuelType>[] = [];
  for (const { key, name, mode } of fuels) {
    const shown = addedFuelName(name, mode);
    const known = idByName.get(comparisonKey(shown));
    ids.set(key, known ?? next);
    if (known !== undefined) continue;
    const color = DECADE_COLORS[100];
    types.push({ id: next, name: shown, color, unit: 'litre', decade: 100, mode, grade: 'base' });
    idByName.set(comparisonKey(shown), next);
    next += 1;
  }
  if (types.length > 0) {
    await saveFuelTypes(tx, types);
    await bumpBoardVersion(tx, []);
  }
  return { ids, added: types.map(({ name }) => name) };
}
