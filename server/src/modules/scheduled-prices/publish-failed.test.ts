// Scheduled prices that the server cannot publish for a reason of its own (rule schedule-held).
// Tests rule schedule-publish.
import { expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { asUser } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { useOwnStation } from '../../testing/stations/own-station.ts';
import { recordNow } from '../../testing/stations/owners.ts';
import { change, publish, refusePrice, scheduled } from '../../testing/prices/schedules.ts';
import { nextDue } from './publish-due.ts';

const [PETROL, DIESEL] = [10, 20];
let server: TestApp;
let station: number;
let anna: Session;
useOwnStation((made) => ({ server, station, anna } = made));

const db = () => server.database.kysely;
const schedule = (due: string, price: number, more: { public?: boolean } = {}) =>
  scheduled(server, { who: anna, station, due, prices: { [DIESEL]: price }, ...more });
const states = async () =>
  (await db().selectFrom('scheduled_price').select('state').orderBy('due_at').execute()).map(
    ({ state }) => state,
  );
const listed = async () =>
  (
    await server.app.inject({
      url: `/api/owner/stations/${station}/scheduled-prices`,
      headers: asUser(anna),
    })
  ).json<ScheduledPrice[]>();

test('a price that cannot be published does not delay others, and is tried again', async () => {
  await schedule('2026-11-22 06:00', 1.659);
  await scheduled(server, { who: anna, station, prices: { [PETROL]: 1.7 } });
  const mend = await refusePrice(db(), 1659);
  server.clock.set('2026-11-22T05:00:00Z');
  await expect(publish(server)).rejects.toThrow('refused_price');
  expect((await states()).toSorted()).toEqual(['pending', 'published']);
  await mend();
  await publish(server);
  expect(await states()).toEqual(['published', 'published']);
});

test("a price that fails on our side is marked on the owner's page until published, with one error", async () => {
  await schedule('2026-11-22 06:00', 1.659);
  const mend = await refusePrice(db(), 1659);
  server.clock.set('2026-11-22T05:00:00Z');
  await expect(publish(server)).rejects.toThrow('refused_price');
  await publish(server);
  server.clock.advance(8 * 86_400_000);
  expect(await listed()).toMatchObject([{ state: 'pending', held_for: 'failed' }]);
  await mend();
  await publish(server);
  expect(await listed()).toEqual([]);
  expect(await states()).toEqual(['published']);
});

test('an unavailable database does not mark the price as failed', async () => {
  await schedule('2026-11-22 06:00', 1.659);
  await refusePrice(db(), 1659, '57P01');
  server.clock.set('2026-11-22T05:00:00Z');
  await expect(publish(server)).rejects.toThrow('refused_price');
  await expect(publish(server)).rejects.toThrow('refused_price');
  expect(await listed()).toMatchObject([{ state: 'pending', held_for: null }]);
});

test('its owner removes a failed price, or replaces it by hand', async () => {
  const { id } = await schedule('2026-11-22 06:00', 1.659, { public: true });
  await schedule('2026-11-22 06:01', 1.659);
  await refusePrice(db(), 1659);
  server.clock.set('2026-11-22T05:01:00Z');
  await expect(publish(server)).rejects.toThrow('refused_price');
  const removed = await change(server, { who: anna, station }, id);
  expect(removed.statusCode).toBe(200);
  expect(await states()).toEqual(['cancelled', 'pending']);
  server.clock.advance(60_000);
  await recordNow(server, station, { [DIESEL]: 1658 });
  await publish(server);
  expect(await states()).toEqual(['cancelled', 'superseded']);
  expect(await listed()).toEqual([]);
});

test('a failed announced price is replaced by the next, on the page and for the timer', async () => {
  await recordNow(server, station, { [DIESEL]: 1690 });
  await schedule('2026-11-22 06:00', 1.659, { public: true });
  const { due_at: at } = await schedule('2026-11-22 07:00', 1.649, { public: true });
  await refusePrice(db(), 1659);
  server.clock.set('2026-11-22T05:00:00Z');
  await expect(publish(server)).rejects.toThrow('refused_price');
  expect(await nextDue(db())).toEqual(new Date(at));
  await server.board.refresh();
  const page = await server.app.inject({ url: `/api/business/${station}` });
  expect(page.json<BusinessDetails>().prices[0]!.next).toEqual({ price: 1.649, at });
});
