// Records new prices of one station in San Marino that move the petrol ranking.
import { systemClock } from '../../../server/src/clock.ts';
import { inTransaction } from '../../../server/src/db/transaction.ts';
import { recordPrices } from '../../../server/src/modules/prices/record.ts';

const STATION = 8;
const PETROL_SELF = 10;
let changes = 0;

/** Commits a price that differs from the one before. Resolves after the commit. */
export async function changePrice(db) {
  changes += 1;
  const claim = {
    stationId: STATION,
    fuelTypeId: PETROL_SELF,
    price: 1_600 + (changes % 2),
    unit: 'litre',
    observedAt: new Date(),
  };
  const { moved } = await inTransaction(db, (tx) =>
    recordPrices(tx, systemClock, { origin: 'administrator' }, [claim]),
  );
  if (moved !== 1) throw new Error('The price did not move.');
}
