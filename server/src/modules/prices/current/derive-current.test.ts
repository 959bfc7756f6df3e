// Tests rules price-confirmed, price-contested.
import { expect, test } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { usePriceLog } from '../../../testing/prices/price-log.ts';
import { deriveCurrentPrices } from './derive-current.ts';

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
  const { moved } = await inTransaction(database.kysely, (tx) =>
    deriveCurrentPrices(tx, clock.now(), [{ stationId, fuelTypeId }]),
  );
  return moved;
}

test('a price holds since its first observation after a different price', async () => {
  await report({ price: 1790, day: 18 });
  await report({ price: 1790, day: 19 });
  expect((await pair()).row).toMatchObject({ since: day(18), observed_at: day(19) });
  await report({ price: 1800, day: 20 });
  await report({ price: 1790, day: 21 });
  expect((await pair()).row).toMatchObject({ since: day(21), observed_at: day(21) });
});

test('confirmations since the price began count by kind of author', async () => {
  await report({ price: 1790, day: 20 });
  const { database, at } = await pair();
  const reported = (origin: 'driver' | 'owner', confirmed: number, more: object = {}) =>
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
  await reported('driver', 21, { claimant: 'anna' });
  await reported('driver', 22, { claimant: 'eva', known: true });
  await reported('owner', 22);
  await reported('driver', 19, { claimant: 'bruno' });
  await reported('driver', 23, { price: 1800, claimant: 'bruno' });
  await reported('driver', 24, { undone: true, claimant: 'bruno' });
  expect(await settle()).toEqual([at.station_id]);
  const confirmed = {
    owner_confirmed_at: day(22),
    known_confirmed_at: day(22),
    driver_confirmed_at: day(21),
  };
  expect((await pair()).row).toMatchObject(confirmed);
  expect(await settle()).toEqual([]);
  await report({ price: 1810, day: 25 });
  expect((await pair()).row).toMatchObject({ owner_confirmed_at: null, driver_confirmed_at: null });
});

test('a price is contested by enough known people or one owner, until disputes are closed or the price moves far away', async () => {
  await report({ price: 1790, day: 20 });
  const { database, at } = await pair();
  const contest = async (claimant: string, more: object = {}) => {
    const row = { ...at, price: 1790, origin: 'driver', claimant, created_at: day(21) } as const;
    await database.kysely
      .insertInto('price_dispute')
      .values({ ...row, against: 'operator_sheet', needed: 2, ...more })
      .execute();
    await settle();
    return (await pair()).row.contested;
  };
  expect(await contest('anna', { known: true })).toBe(false);
  expect(await contest('anna', { known: true })).toBe(false);
  expect(await contest('dario')).toBe(false);
  expect(await contest('bruno', { known: true })).toBe(true);
  // The same source repeating its price, or a small step, ends nothing.
  await report({ price: 1800, day: 22 });
  expect((await pair()).row.contested).toBe(true);
  await database.kysely
    .updateTable('price_dispute')
    .set({ closed_at: day(22) })
    .execute();
  expect(await contest('carla', { origin: 'owner', created_at: day(23) })).toBe(true);
  await report({ price: 1850, day: 24 });
  expect([await price(), (await pair()).row.contested]).toEqual([1850, false]);
});

test('firm sources and known drivers confirm the base, other drivers the displayed price', async () => {
  await report({ price: 1790, day: 20, observed: 19 });
  const { database, at } = await pair();
  const free = { ...at, price: 1785, observed_at: day(20), received_at: day(20), voices: 0 };
  await database.kysely
    .insertInto('observation')
    .values({ ...free, source: 'driver', origin: 'driver', state: 'accepted' })
    .execute();
  for (const [reported, more] of [
    [1790, { known: true }],
    [1785, {}],
    [1790, {}],
  ] as const) {
    const instant = { confirmed_at: day(22), received_at: day(22) };
    await database.kysely
      .insertInto('confirmation')
      .values({ ...at, price: reported, origin: 'driver', ...instant, ...more })
      .execute();
  }
  await settle();
  expect((await pair()).row).toMatchObject({
    price: 1785,
    voices: 0,
    base_price: 1790,
    base_origin: 'operator_sheet',
    base_at: day(19),
    known_confirmed_at: day(22),
    driver_confirmed_at: day(22),
  });
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
    deriveCurrentPrices(tx, clock.now(), [{ stationId, fuelTypeId }]),
  );
  expect(await price()).toBeUndefined();
});
