// Tests rule price-gate.
import { expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { usePriceLog } from '../../../testing/prices/price-log.ts';
import { priceAges } from '../evaluate/freshness.ts';
import { findNeighbours } from './reference-prices.ts';
import { deriveCurrentPrices } from './derive-current.ts';

const DIESEL = 20;
const { parts, report } = usePriceLog();
const day = (number: number) => new Date(`2026-11-${number}T06:00:00Z`);

test('a price is a reference until it is stale, which a confirmation delays', async () => {
  await report({ price: 1790, day: 10 });
  const { database, clock } = parts();
  const { kysely } = database;
  const compared = async (on: number) =>
    (await findNeighbours(kysely, [DIESEL], day(on), priceAges(new Map()))).map(
      ({ price }) => price,
    );
  expect(await compared(18)).toEqual([1790]);
  expect(await compared(19)).toEqual([]);
  const { station_id } = await kysely
    .selectFrom('current_price')
    .select('station_id')
    .executeTakeFirstOrThrow();
  const reported = { price: 1790, confirmed_at: day(17), received_at: day(17) };
  await kysely
    .insertInto('confirmation')
    .values({ station_id, fuel_type_id: DIESEL, origin: 'owner', ...reported })
    .execute();
  await inTransaction(kysely, (tx) =>
    deriveCurrentPrices(tx, clock.now(), [{ stationId: station_id, fuelTypeId: DIESEL }]),
  );
  expect(await compared(25)).toEqual([1790]);
  expect(await compared(26)).toEqual([]);
});

test('a contested price remains a reference: two accounts cannot remove it', async () => {
  await report({ price: 1790, day: 10 });
  const { kysely } = parts().database;
  await kysely.updateTable('current_price').set({ contested: true }).execute();
  expect(await findNeighbours(kysely, [DIESEL], day(11), priceAges(new Map()))).toMatchObject([
    { price: 1790 },
  ]);
});
