import { DECADES } from '@pieno/contract/fuels.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import type { Executor } from '../../db/database.ts';
import { priceAges } from '../prices/judge/freshness.ts';
import { listSettings } from '../settings/repository.ts';
import { readMinistryWord } from './ministry-word.ts';
import { presentBusiness } from './presenter.ts';
import { readStations } from './snapshot.ts';

/** Where every category has real prices, no invented one is shown. */
const EVERYWHERE = new Set<number>(DECADES);

/**
 * Reads stations' prices from the database, in their form on the wire and without invented ones: for who has just
 * changed them, as the board hears of it a moment later.
 * @returns by station
 */
export async function readPricesNow(
  executor: Executor,
  now: Date,
  stationIds: readonly number[],
): Promise<Map<number, FuelPrice[]>> {
  const ages = priceAges(await listSettings(executor));
  const answerTime = { now, ages, ministry: await readMinistryWord(executor) };
  const stations = await readStations(executor, stationIds, now);
  return new Map(
    stations.map((station) => [
      station.id,
      presentBusiness(station, EVERYWHERE, answerTime).prices,
    ]),
  );
}
