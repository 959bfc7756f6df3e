/** The prices of the user's own stations (rule owner-prices). */
import type { OwnerPrices } from '@pieno/contract/prices/own-prices.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { callPersonal } from '../client.ts';

/**
 * Sets the prices of an own station: all are recorded, or none.
 * @param key UUID: the same key with the same prices gets the first answer
 */
export function publishOwnPrices(
  stationId: number,
  prices: OwnerPrices,
  key: string,
): Promise<FuelPrice[]> {
  return callPersonal('PUT /owner/stations/:id/prices', {
    params: { id: stationId },
    body: prices,
    key,
  });
}
