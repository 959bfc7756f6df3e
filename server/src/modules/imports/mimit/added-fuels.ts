import { FIRST_ADDED_FUEL_ID, FIRST_SAID_FUEL_ID } from '@pieno/contract/prices/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import type { FuelType } from '../../../db/schema.gen.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { gateLimits, ownRange, type Range } from '../../prices/evaluate/gate-limits.ts';
import { listSettings } from '../../settings/repository.ts';
import { familyOf, rangeOf, type FuelKind } from '../../stations/fuels/fuel-families.ts';
import { addFuelType } from '../../stations/fuels/fuel-types.ts';
import { comparisonKey } from './names/brand.ts';
import type { FuelMedian, ReaderLimits, UnknownFuel } from './mimit-contents.ts';
import { addedFuelName } from './fuel-names.ts';

export type AddedFuel = FuelKind & Pick<FuelType, 'id' | 'name'>;

/** Reads the reader's limits from the settings, with the price ranges of the fuel types that imports have added. */
export async function readerLimits(executor: Executor): Promise<ReaderLimits> {
  const { bands, referenceMin } = gateLimits(await listSettings(executor));
  const types = await executor
    .selectFrom('fuel_type')
    .select(['id', 'name', 'decade', 'unit'])
    .where('id', '>=', FIRST_ADDED_FUEL_ID)
    .execute();
  const added = types.map((type): [string, Range] => [
    comparisonKey(type.name),
    ownRange({ ...type, range: rangeOf(type) }, { bands }),
  ]);
  return { bands, referenceMin, added: new Map(added) };
}

/** Finds the fuel types that imports have added, by the fuels' keys; others are missing. */
export async function findAddedFuels(
  executor: Executor,
  fuels: readonly UnknownFuel[],
): Promise<Map<string, AddedFuel>> {
  if (fuels.length === 0) return new Map();
  const types = await executor
    .selectFrom('fuel_type')
    .select(['id', 'name', 'decade', 'unit', 'grade'])
    .execute();
  const byName = new Map(types.map((type) => [comparisonKey(type.name), type]));
  return new Map(
    fuels.flatMap(({ key, name, mode }): [string, AddedFuel][] => {
      const type = byName.get(comparisonKey(addedFuelName(name, mode)));
      return type ? [[key, type]] : [];
    }),
  );
}

/**
 * Adds a fuel type for each unknown fuel whose category and unit follow from its family's words or from the definition
 * of its other mode (rule fuel-families). Other fuels are missing from the result.
 * @param tx an open transaction that has locked the board
 * @returns fuel types by the fuels' keys, and the names of those added
 */
export async function addKnownFuels(
  tx: Executor,
  fuels: readonly UnknownFuel[],
): Promise<{ types: Map<string, AddedFuel>; added: string[] }> {
  const types = await findAddedFuels(tx, fuels);
  const twins = await findAddedFuels(
    tx,
    fuels.map((fuel) => ({ ...fuel, mode: fuel.mode === 'self' ? 'served' : 'self' })),
  );
  const saidOf = ({ key }: UnknownFuel) => {
    const twin = twins.get(key);
    return twin && twin.id >= FIRST_SAID_FUEL_ID ? twin : undefined;
  };
  const added: string[] = [];
  for (const fuel of fuels) {
    const kind = familyOf(fuel.name) ?? saidOf(fuel);
    if (types.has(fuel.key) || !kind) continue;
    const name = addedFuelName(fuel.name, fuel.mode);
    types.set(fuel.key, { ...kind, name, id: await addFuelType(tx, { ...fuel, name }, kind) });
    added.push(name);
  }
  if (added.length > 0) await bumpBoardVersion(tx, []);
  return { types, added };
}

/** Returns the medians of fuels that have a type now. @param idOf finds the type's id */
export const mediansByType = (
  medians: readonly FuelMedian[],
  idOf: (fuel: number | string) => number | undefined,
): Map<number, number> =>
  new Map(
    medians.flatMap(([fuel, median]): [number, number][] => {
      const id = idOf(fuel);
      return id === undefined ? [] : [[id, median]];
    }),
  );
