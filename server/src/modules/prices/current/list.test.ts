import { expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { openTestCommand } from '../../../testing/command-context.ts';
import { addStation } from '../../../testing/stations/stations.ts';
import { recordPrices } from '../record.ts';
import { listCurrentPrices } from './list.ts';

test('demonstration prices are listed only while no real one of the category is known', async () => {
  const { database, clock } = await openTestCommand();
  const { kysely } = database;
  const [gigi, gino] = [await addStation(kysely, {}), await addStation(kysely, {})];
  const price = { price: 1600, unit: 'litre' as const, observedAt: clock.now() };
  const report = (origin: 'demo' | 'administrator', stationId: number, fuelTypeId: number) =>
    inTransaction(kysely, (tx) =>
      recordPrices(tx, clock, { origin }, [{ ...price, stationId, fuelTypeId }]),
    );
  const listed = async () => (await listCurrentPrices(kysely, gigi)).map(({ fuel }) => fuel);
  await report('demo', gigi, 10);
  await report('demo', gigi, 20);
  expect(await listed()).toEqual(['Benzina Self', 'Diesel Self']);
  await report('administrator', gino, 20);
  expect(await listed()).toEqual(['Benzina Self']);
});
