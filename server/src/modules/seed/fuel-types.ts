import {
  FIRST_ADDED_FUEL_ID,
  FIRST_SAID_FUEL_ID,
  FUEL_TYPES,
} from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../db/database.ts';
import { moveFuelDays } from '../history/move-fuel.ts';
import { moveFuel } from '../prices/log/move-fuel.ts';
import { moveScheduledFuel } from '../scheduled-prices/move-schedules.ts';
import { familyOf } from '../stations/fuels/fuel-families.ts';
import {
  addFuelType,
  dropFuelType,
  moveMarksAndStates,
  renameFuelType,
  saveFuelTypes,
} from '../stations/fuels/fuel-types.ts';

export interface FuelTypesLoaded {
  /** Number of types added or changed. */
  changed: number;
  /** Ids of the stations with a price that moved to another type. */
  stations: number[];
}

/**
 * Inserts and updates the contract's fuel types. A type of the same name that an import had added is merged into the
 * contract's new type, with its prices; a type of which only the name was known gets the category and unit of its
 * family (rule fuel-families).
 * @param tx an open transaction
 */
export async function loadFuelTypes(tx: Executor): Promise<FuelTypesLoaded> {
  const stored = await tx.selectFrom('fuel_type').select(['id', 'name']).execute();
  const namesakes = FUEL_TYPES.flatMap((fuel) =>
    stored
      .filter(({ id, name }) => id >= FIRST_ADDED_FUEL_ID && isSame(name, fuel.name))
      .map(({ id, name }) => ({ from: id, name, to: fuel.id })),
  );
  // Names are unique, so the imported types are renamed first. If the database already has the contract's type, the
  // imported one stays separate under its new name.
  for (const { from, name } of namesakes) await renameFuelType(tx, from, `${name} (${from})`);
  const changed = await saveFuelTypes(tx, FUEL_TYPES);
  const stations: number[] = [];
  for (const { from, to } of namesakes) {
    if (stored.some(({ id }) => id === to)) continue;
    stations.push(...(await moveFuelType(tx, from, to)));
  }
  const added = await tx
    .selectFrom('fuel_type')
    .select(['id', 'name', 'mode'])
    .where('id', '>=', FIRST_ADDED_FUEL_ID)
    .where('id', '<', FIRST_SAID_FUEL_ID)
    .execute();
  let moved = 0;
  for (const { id, name, mode } of added) {
    const family = familyOf(name);
    if (!family) continue;
    await renameFuelType(tx, id, `${name} (${id})`);
    const to = await addFuelType(tx, { name, mode }, family);
    stations.push(...(await moveFuelType(tx, id, to)));
    moved += 1;
  }
  return { changed: changed + moved, stations: [...new Set(stations)] };
}

/**
 * Moves all rows of a fuel type to another that has none yet, and deletes it.
 * @param tx an open transaction that has locked the board
 * @returns the stations whose current price moved
 */
export async function moveFuelType(tx: Executor, from: number, to: number): Promise<number[]> {
  const stations = await moveFuel(tx, from, to);
  await moveMarksAndStates(tx, from, to);
  await moveScheduledFuel(tx, from, to);
  await moveFuelDays(tx, from, to);
  await dropFuelType(tx, from);
  return stations;
}

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();
