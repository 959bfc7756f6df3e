import { agedAt } from '@pieno/contract/prices/freshness.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import type { Executor } from '../../db/database.ts';
import { priceAges, type PriceAges } from '../prices/evaluate/freshness.ts';
import { listSettings } from '../settings/repository.ts';
import { findAreas } from '../stations/repository.ts';
import { sourceOf } from '../prices/author.ts';
import { readMinistryConfirmation } from '../ministry/ministry-confirmation.ts';
import { presentWithConfirmers } from './present-price.ts';
import { readPrices, type BoardPrice } from './snapshot.ts';
import { readConfirmedBy } from './station-reports.ts';

/**
 * Reads stations' own real prices from the database, in their form on the wire: for the user who has just changed
 * them, before the board is refreshed. For a driver's price that is no base it returns the base.
 * @param known the ages of prices, where the caller has read the settings
 * @returns by station
 */
export async function readPricesNow(
  executor: Executor,
  now: Date,
  stationIds: readonly number[],
  known?: PriceAges,
): Promise<Map<number, FuelPrice[]>> {
  const ages = known ?? priceAges(await listSettings(executor));
  const all = await readPrices(executor, stationIds);
  const prices = all.filter(({ source }) => source !== 'demo').map(ownPrice);
  const confirmers = await readConfirmedBy(executor, stationIds);
  const isMinistrys = prices.some(({ origin }) => origin === 'ministry');
  const ministry = isMinistrys ? await readMinistryConfirmation(executor) : undefined;
  const areas = isMinistrys ? await findAreas(executor, stationIds) : new Map<number, never[]>();
  const groups = Map.groupBy(prices, ({ stationId }) => stationId);
  const present = (id: number) =>
    (groups.get(id) ?? []).map((price) => {
      const confirmedBy = confirmers.get(id) ?? new Map();
      const station = { id, areas: areas.get(id) ?? [], confirmed_decades: [], confirmedBy };
      return presentWithConfirmers(price, station, { now, ages, ministry });
    });
  return new Map(stationIds.map((id) => [id, agedAt(present(id), now)]));
}

function ownPrice<Price extends BoardPrice>(price: Price): Price {
  const { basePrice, baseOrigin, baseAt } = price;
  if (basePrice === null || !baseOrigin || !baseAt) return price;
  return {
    ...price,
    price: basePrice,
    origin: baseOrigin,
    source: sourceOf(baseOrigin),
    observedAt: baseAt,
    since: baseAt,
    doubtful: false,
    supporters: null,
    basePrice: null,
    baseOrigin: null,
    baseAt: null,
    driverConfirmedAt: null,
  };
}
