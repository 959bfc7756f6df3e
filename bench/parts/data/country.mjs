// Synthetic stations with four fuels each; `recordPrices` records their prices, as in production.
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { inTransaction } from '../../../server/src/db/transaction.ts';
import { recordPrices } from '../../../server/src/modules/prices/record.ts';

/** Stations per transaction. */
const BATCH = 250;
const FUELS = [10, 11, 20, 21].map((id) => FUEL_TYPES.find((fuel) => fuel.id === id));
/** Age of the synthetic prices, so that a measurement can record newer ones. */
const AGE_MS = 24 * 3_600_000;
/** Stations in the border area; the real registry has about as many within 20 km of San Marino. */
const BORDER_STATIONS = 139;

/** Adds `count` Italian stations, the first of them in the border area. */
export async function addCountry(db, clock, count) {
  const observedAt = new Date(clock.now().getTime() - AGE_MS);
  const rows = Array.from({ length: count }, (_, number) => stationRow(number));
  for (let first = 0; first < count; first += BATCH) {
    await inTransaction(db, async (tx) => {
      const batch = rows.slice(first, first + BATCH);
      const added = await tx.insertInto('station').values(batch).returning('id').execute();
      const claims = added.flatMap(({ id }) => pricesOf(id, observedAt));
      await recordPrices(tx, clock, { origin: 'ministry' }, claims);
    });
  }
}

const pricesOf = (stationId, observedAt) =>
  FUELS.map(({ id, unit }, index) => ({
    stationId,
    fuelTypeId: id,
    price: 1_700 + index * 60 + ((stationId * 7_919) % 197),
    unit,
    observedAt,
  }));

const stationRow = (number) => ({
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
});
