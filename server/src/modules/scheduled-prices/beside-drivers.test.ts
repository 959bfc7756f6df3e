// Tests rule schedule-publish.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { TestApp } from '../../testing/app.ts';
import { driving } from '../../testing/prices/drivers.ts';
import { useOwnStation } from '../../testing/stations/own-station.ts';
import { recordNow } from '../../testing/stations/owners.ts';
import { publish, scheduled } from '../../testing/prices/schedules.ts';

const DIESEL = 20;
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made));

const schedule = (due: string, price: number) =>
  scheduled(server, { who: anna, station, due, prices: { [DIESEL]: price } });
const { driver, known, report, price } = driving(() => server);
const states = async () => {
  const rows = await server.database.kysely.selectFrom('scheduled_price').select('state').execute();
  return rows.map(({ state }) => state);
};

test("drivers' reports since its instant do not supersede a scheduled price", async () => {
  await recordNow(server, station, { [DIESEL]: 1700 });
  await schedule('2026-11-22 12:00', 1.69);
  server.clock.set('2026-11-22T12:00:00Z');
  expect(await report(await driver(), { price: 1705 }, { at: station })).toBe('accepted');
  await publish(server);
  expect(await states()).toEqual(['published']);
  await schedule('2026-11-23 12:00', 1.65);
  server.clock.set('2026-11-23T12:00:00Z');
  for (const who of [await known(), await known()]) {
    await report(who, { price: 1720 }, { at: station });
  }
  expect(await price(station)).toBe(1720);
  await publish(server);
  expect(await states()).toEqual(['published', 'published']);
  expect(await price(station)).toBe(1720);
});
