import { OWNER_LIMITS } from '@pieno/contract/station-limits.ts';
import type { OwnerFuels } from '@pieno/contract/stations/own-stations.ts';
import { invalid, validation } from '../../../errors.ts';
import { logAction } from '../../../modules/action-log/log-action.ts';
import type { PriceChange } from '../../../modules/prices/price-change.ts';
import { areFuelTypes } from '../../../modules/stations/fuels/fuel-types.ts';
import {
  markFuels,
  readKnownFuels,
  soldFuels,
} from '../../../modules/stations/fuels/sold-fuels.ts';
import { enterStation } from '../../../modules/stations/enter-station.ts';

/**
 * Stores which fuels an owner sells (rule owner-fuels). A fuel that is no longer sold has no price and no rank.
 * @throws invalid `fuels_too_many`, `fuels_none`; validation for an unknown fuel; what `enterStation` throws
 */
export async function setSoldFuels(
  change: PriceChange,
  userId: string,
  stationId: number,
  { fuels }: OwnerFuels,
): Promise<void> {
  const { tx, now } = change;
  await enterStation(tx, userId, stationId);
  const ids = fuels.map((fuel) => fuel.fuel_type_id);
  if (!(await areFuelTypes(tx, ids))) throw validation({ fuels: [{ code: 'field_invalid' }] });
  const before = soldFuels((await readKnownFuels(tx, [stationId])).get(stationId)!);
  // Marking one fuel keeps the others that were on the totem.
  const marks = new Map([...before].map((id) => [id, true]));
  for (const { fuel_type_id, sold } of fuels) marks.set(fuel_type_id, sold);
  const count = [...marks.values()].filter(Boolean).length;
  if (count === 0) throw invalid('fuels_none');
  if (count > OWNER_LIMITS.fuels) {
    throw invalid({ code: 'fuels_too_many', params: { max: OWNER_LIMITS.fuels } });
  }
  await markFuels(tx, now, stationId, marks);
  change.touch([...marks.keys()].map((fuelTypeId) => ({ stationId, fuelTypeId })));
  const listOf = (sold: boolean) =>
    fuels
      .filter((fuel) => fuel.sold === sold)
      .map((fuel) => fuel.fuel_type_id)
      .join(' ');
  const actor = { role: 'owner', userId } as const;
  const target = { sold: listOf(true), unsold: listOf(false) };
  await logAction(tx, now, actor, { action: 'fuels_set', stationId, target });
}
