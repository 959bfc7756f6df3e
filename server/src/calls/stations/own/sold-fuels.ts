/** What a station sells, as its owner sees it (rule owner-fuels). */
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';

/** What an owner is offered for a station of which nothing is known: petrol and diesel, or a charger. */
const FIRST: Readonly<Record<string, readonly number[]>> = { fuel: [10, 20], charging: [50] };

/** What decides which fuels a station of which nothing is known begins with. */
export interface SellingStation {
  id: number;
  kind: string;
}

/**
 * Finds which fuels stations sell: those that the owner marks so or that have a price, without those that the owner
 * marks otherwise.
 * @returns ids of fuel types by station
 */
export async function findSoldFuels(
  executor: Executor,
  stations: readonly SellingStation[],
): Promise<Map<number, Set<number>>> {
  const ids = stations.map(({ id }) => id);
  const marks = await executor
    .selectFrom('station_fuel')
    .select(['station_id', 'fuel_type_id', 'sold'])
    .where('station_id', 'in', ids)
    .execute();
  const prices = await executor
    .selectFrom('current_price')
    .select(['station_id', 'fuel_type_id'])
    .where('station_id', 'in', ids)
    .execute();
  const soldOf = new Map(ids.map((id) => [id, new Set<number>()]));
  for (const { station_id, fuel_type_id } of prices) soldOf.get(station_id)!.add(fuel_type_id);
  for (const { station_id, fuel_type_id, sold } of marks) {
    if (sold) soldOf.get(station_id)!.add(fuel_type_id);
    else soldOf.get(station_id)!.delete(fuel_type_id);
  }
  const marked = new Set(marks.map(({ station_id }) => station_id));
  for (const { id, kind } of stations) {
    if (soldOf.get(id)!.size === 0 && !marked.has(id)) soldOf.set(id, new Set(FIRST[kind]));
  }
  return soldOf;
}

type WireFuel = FuelPrice['fuel_type'];

/** Lists all fuels in the order of a totem: base grades first, then by category. */
export async function listTotemFuels(executor: Executor): Promise<WireFuel[]> {
  return await executor
    .selectFrom('fuel_type')
    .select(['id', 'name', 'color', 'unit', 'mode', 'grade'])
    .orderBy(sql`grade = 'premium'`)
    .orderBy('id')
    .execute();
}

/** The fuels that an owner may add: the catalogue's own. */
export const OFFERED: ReadonlySet<number> = new Set(FUEL_TYPES.map(({ id }) => id));
