import { expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { usePriceLog } from '../../../testing/price-log.ts';
import { settlePrices } from './settle.ts';

const { parts, report, price } = usePriceLog();
const day = (number: number) => new Date(`2026-11-${number}T06:00:00Z`);

async function pair() {
  const { database } = parts();
  const row = await database.kysely
    .selectFrom('current_price')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { database, row, at: { station_id: row.station_id, fuel_type_id: row.fuel_type_id } };
}

async function settle() {
  const { database, row } = await pair();
  const { station_id: stationId, fuel_type_id: fuelTypeId } = row;
  const { clock } = parts();
  return await inTransaction(database.kysely, (tx) =>
    settlePrices(tx, clock.now(), [{ stationId, fuelTypeId }]),
  );
}

test('a price began with its first observation after another one', async () => {
  await report({ price: 1790, day: 18 });
  await report({ price: 1790, day: 19 });
  expect((await pair()).row).toMatchObject({ since: day(18), observed_at: day(19) });
  await report({ price: 1800, day: 20 });
  await report({ price: 1790, day: 21 });
  expect((await pair()).row).toMatchObject({ since: day(21), observed_at: day(21) });
});

test('confirmations of the price since it began count, by who said them', async () => {
  await report({ price: 1790, day: 20 });
  const { database, at } = await pair();
  const said = (origin: 'driver' | 'owner', confirmed: number, more: object = {}) =>
    database.kysely
      .insertInto('confirmation')
      .values({
        ...at,
        price: 1790,
        origin,
        confirmed_at: day(confirmed),
        received_at: day(confirmed),
        ...more,
      })
      .execute();
  await said('driver', 21, { claimant: 'anna' });
  await said('owner', 22);
  await said('driver', 19, { claimant: 'bruno' });
  await said('driver', 23, { price: 1800, claimant: 'bruno' });
  await said('driver', 24, { undone: true, claimant: 'bruno' });
  expect(await settle()).toEqual([at.station_id]);
  const confirmed = { owner_confirmed_at: day(22), driver_confirmed_at: day(21) };
  expect((await pair()).row).toMatchObject(confirmed);
  expect(await settle()).toEqual([]);
  await report({ price: 1810, day: 25 });
  expect((await pair()).row).toMatchObject({ owner_confirmed_at: null, driver_confirmed_at: null });
});

test('a price is contested by two people or one owner, until it is closed or another price holds', async () => {
  await report({ price: 1790, day: 20 });
  const { database, at } = await pair();
  const contest = async (claimant: string, origin: 'driver' | 'owner' = 'driver') => {
    const row = { ...at, price: 1790, origin, claimant, created_at: day(21) };
    await database.kysely.insertInto('price_dispute').values(row).execute();
    await settle();
    return (await pair()).row.contested;
  };
  expect(await contest('anna')).toBe(false);
  expect(await contest('anna')).toBe(false);
  expect(await contest('bruno')).toBe(true);
  await database.kysely
    .updateTable('price_dispute')
    .set({ closed_at: day(22) })
    .execute();
  expect(await contest('carla', 'owner')).toBe(true);
  await report({ price: 1810, day: 23 });
  expect([await price(), (await pair()).row.contested]).toEqual([1810, false]);
});

test('a driver alone keeps a price fresh once, two as long as both say so', async () => {
  await report({ price: 1790, day: 20 });
  const { database, at } = await pair();
  const said = async (claimant: string | null, confirmed: number, late = false) => {
    const instant = day(confirmed);
    const row = { ...at, price: 1790, origin: 'driver', claimant, late } as const;
    await database.kysely
      .insertInto('confirmation')
      .values({ ...row, confirmed_at: instant, received_at: instant })
      .execute();
    await settle();
    return (await pair()).row.driver_confirmed_at;
  };
  expect(await said('anna', 22, true)).toBeNull();
  expect(await said('anna', 23)).toEqual(day(23));
  expect(await said('anna', 24)).toEqual(day(23));
  expect(await said(null, 25)).toEqual(day(23));
  expect(await said('bruno', 26, true)).toEqual(day(24));
  expect(await said('anna', 27)).toEqual(day(26));
  expect(await said('anna', 28)).toEqual(day(26));
  expect(await said('carla', 29)).toEqual(day(29));
});

test('a fuel that the owner does not sell has no price', async () => {
  await report({ price: 1790, day: 20 });
  const { database, at } = await pair();
  await database.kysely
    .insertInto('station_fuel')
    .values({ ...at, sold: false, decided_at: day(21) })
    .execute();
  const { clock } = parts();
  const { station_id: stationId, fuel_type_id: fuelTypeId } = at;
  await inTransaction(database.kysely, (tx) =>
    settlePrices(tx, clock.now(), [{ stationId, fuelTypeId }]),
  );
  expect(await price()).toBeUndefined();
});
