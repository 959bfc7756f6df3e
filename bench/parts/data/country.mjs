// Synthetic stations with four fuels each; their prices are recorded by `recordPrices`, as in production.
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { inTransaction } from '../../../server/src/db/transaction.ts';
import { recordPrices } from '../../../server/src/modules/prices/record.ts';

const BATCH = 1_000;
const FUELS = [10, 11, 20, 21].map((id) => FUEL_TYPES.find((fuel) => fuel.id === id));
/** Age of the synthetic prices, so that a measurement can record newer ones. */
const AGE_MS = 24 * 3_600_000;
/** Number of stations in the border area; the real registry has about as many within 20 km of San Marino. */
const BORDER_STATIONS = 139;

/** Adds `count` Italian stations, the first of them in the border area. */
export async function addCountry(db, clock, count) {
  const observedAt = new Date(clock.now().getTime() - AGE_MS);
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, i) => first + i);
    await inTransaction(db, async (tx) => {
      const rows = await tx
        .insertInto('station')
        .values(numbers.map(stationRow))
        .returning('id')
        .execute();
      const claims = rows.flatMap(({ id }) => pricesAt(id, observedAt));
      for (let start = 0; start < claims.length; start += BATCH) {
        await recordPrices(tx, clock, { origin: 'ministry' }, claims.slice(start, start + BATCH));
      }
    });
  }
}

/** Returns a price for each fuel of a station; the amount depends on the time of observation. */
export function pricesAt(stationId, observedAt) {
  return FUELS.map((fuel, index) => ({
    stationId,
    fuelTypeId: fuel.id,
    price: 1_700 + index * 60 + ((stationId * 7_919 + Math.floor(observedAt / 1000)) % 197),
    unit: fuel.unit,
    observedAt,
  }));
}

function stationRow(number) {
  return {
    source: 'mimit',
    source_id: String(number),
    kind: 'fuel',
    country: 'IT',
    name: `Distributore numero ${number}`,
    address: `Via Emilia ${number}`,
    postcode: '47900',
    locality: 'Rimini',
    latitude: 44 + (number % 500) / 1_000,
    longitude: 12 + (number % 700) / 1_000,
    areas: number < BORDER_STATIONS ? ['confine'] : [],
  };
}
