/** What a station sells, as its owner sees it (rule owner-fuels). */
import { FUEL_TYPES } from '@pieno/contract/fuels.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import { sql } from 'kysely';
import type { Executor } from '../../db/database.ts';

/** What an owner is offered for a station of which nothing is known: petrol and diesel, or a charger. */
const FIRST: Readonly<Record<string, readonly number[]>> = { fuel: [10, 20], charging: [50] };

/**
 * Finds which fuels a station sells: those that its owner marks so or that have a price, without those that the owner
 * marks otherwise.
 * @param kind the station's
 * @returns ids of fuel types
 */
export async function findSoldFuels(
  executor: Executor,
  stationId: number,
  kind: string,
): Promise<Set<number>> {
  const marks = await executor
    .selectFrom('station_fuel')
    .select(['fuel_type_id', 'sold'])
    .where('station_id', '=', stationId)
    .execute();
  const prices = await executor
    .selectFrom('current_price')
    .select('fuel_type_id')
    .where('station_id', '=', stationId)
    .execute();
  const sold = new Set(prices.map((row) => row.fuel_type_id));
  for (const { fuel_type_id, sold: isSold } of marks) {
    if (isSold) sold.add(fuel_type_id);
    else sold.delete(fuel_type_id);
  }
  return sold.size > 0 || marks.length > 0 ? sold : new Set(FIRST[kind]);
}

type WireFuel = FuelPrice['fuel_type'];

/** Lists all fuels in the order of a totem: base grades first, then by category. */
export async function listTotemFuels(executor: Executor): Promise<WireFuel[]> {
  const fuels = await executor
    .selectFrom('fuel_type')
    .select(['id', 'name', 'color', 'unit', 'mode', 'grade'])
    .orderBy(sql`grade = 'premium'`)
    .orderBy('id')
    .execute();
  return fuels as WireFuel[];
}

/** The fuels that an owner may add: the catalogue's own. */
export const OFFERED: ReadonlySet<number> = new Set(FUEL_TYPES.map(({ id }) => id));
