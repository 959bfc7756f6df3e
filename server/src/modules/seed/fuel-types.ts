import { FIRST_ADDED_FUEL_ID, FUEL_TYPES } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../db/database.ts';
import { moveFuelDays } from '../history/move-fuel.ts';
import { moveFuel } from '../prices/log/move-fuel.ts';
import {
  dropFuelType,
  moveFuelWords,
  renameFuelType,
  saveFuelTypes,
} from '../stations/fuel-types.ts';

/** The result of loading the fuel types. */
export interface FuelTypesLoaded {
  /** Number of types added or changed. */
  changed: number;
  /** Ids of the stations with a price that moved to another type. */
  stations: number[];
}

/**
 * Inserts and updates the contract's fuel types. A type of the same name that an import had added before is merged
 * into the contract's new type, with its prices.
 * @param tx an open transaction
 */
export async function loadFuelTypes(tx: Executor): Promise<FuelTypesLoaded> {
  const stored = await tx.selectFrom('fuel_type').select(['id', 'name']).execute();
  const namesakes = FUEL_TYPES.flatMap((fuel) =>
    stored
      .filter(({ id, name }) => id >= FIRST_ADDED_FUEL_ID && isSame(name, fuel.name))
      .map(({ id, name }) => ({ from: id, name, to: fuel.id })),
  );
  // Names are unique, so the imported types are renamed first. When the database already has the contract's type,
  // the imported one stays separate under its new name.
  for (const { from, name } of namesakes) await renameFuelType(tx, from, `${name} (${from})`);
  const changed = await saveFuelTypes(tx, FUEL_TYPES);
  const stations: number[] = [];
  for (const { from, to } of namesakes) {
    if (stored.some(({ id }) => id === to)) continue;
    stations.push(...(await moveFuel(tx, from, to)));
    await moveFuelWords(tx, from, to);
    await moveFuelDays(tx, from, to);
    await dropFuelType(tx, from);
  }
  return { changed, stations: [...new Set(stations)] };
}

const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();
