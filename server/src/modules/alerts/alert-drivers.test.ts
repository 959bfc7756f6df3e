/** A price reported by drivers alone causes a message after ranking for a quarter of an hour. */
// Tests rule alert-news.
import { beforeEach, expect, test } from 'vitest';
import { STATION_STATE_MINUTES } from '@pieno/contract/limits.ts';
import { post, registerVerified } from '../../testing/accounts.ts';
import { acting } from '../../testing/accounts/acting.ts';
import { useAlerting } from '../../testing/alerts/alerting.ts';
import { driving } from '../../testing/prices/drivers.ts';
import { makeOwner } from '../../testing/stations/owners.ts';
import type { Driver } from '../../testing/prices/drivers.ts';

const a = useAlerting();
const drive = driving(a.server);
let bruno: Driver;
beforeEach(async () => {
  bruno = await drive.known('bruno@example.sm');
  await a.wish();
  // The drivers' prices are newer than the sheet's.
  a.pass(1);
});
const reports = async (price: number, who = bruno) => {
  const state = await drive.report(who, { price }, { at: a.stationOf('Rocca'), sure: true });
  expect(state).toBe('accepted');
};

const soldOut = (headers: Driver['headers']) =>
  post(
    a.server(),
    '/station-states',
    { business_id: a.stationOf('Rocca'), state: 'sold_out', fuel_type_id: 20 },
    headers,
  );

test('a driver’s price causes a message after 15 minutes, not before', async () => {
  await reports(1640);
  await a.run();
  a.pass(14);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  a.pass(1);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('a price corrected after 14 minutes causes no message, and the correction waits again', async () => {
  await reports(1645);
  await a.run();
  a.pass(14);
  await reports(1640, await drive.known());
  await a.run();
  a.pass(14);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  a.pass(1);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('a withdrawn price leaves nothing, and the price before is no news', async () => {
  const id = crypto.randomUUID();
  await drive.report(bruno, { price: 1640 }, { id, at: a.stationOf('Rocca'), sure: true });
  await a.run();
  a.pass(10);
  expect(await drive.undo(bruno, id)).toBe(200);
  await a.run();
  a.pass(10);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('a wrong rise that is withdrawn does not make the price before news', async () => {
  await a.wish({ below: 1.71 });
  const id = crypto.randomUUID();
  await drive.report(bruno, { price: 1790 }, { id, at: a.stationOf('Rocca'), sure: true });
  await a.run();
  a.pass(10);
  await drive.undo(bruno, id);
  await a.run();
  a.at('2026-11-24 10:00');
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});

test('a fall during a sold-out state causes a message when that state expires', async () => {
  await soldOut(bruno.headers);
  await a.run();
  await a.costs('Rocca', 1640);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  a.pass(STATION_STATE_MINUTES + 1);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('a state that expires in the night causes the message at seven', async () => {
  a.at('2026-11-23 21:50');
  await soldOut(bruno.headers);
  await a.costs('Rocca', 1640);
  await a.run();
  a.at('2026-11-24 06:59');
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
  a.at('2026-11-24 07:00');
  await a.run();
  expect(await a.takeMessages()).toEqual(['☾ anna: Rocca 1640']);
});

test('the first price of a station, by a driver, waits as well, and is no news then', async () => {
  await a.station('Nuova');
  const nuova = { at: a.stationOf('Nuova'), sure: true };
  await drive.report(bruno, { price: 1640 }, nuova);
  expect(await drive.report(await drive.known(), { price: 1640 }, nuova)).toBe('accepted');
  await a.costs('Rocca', 1645);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1645']);
  a.pass(15);
  await a.run();
  a.at('2026-11-24 10:00');
  await a.costs('Rocca', 1644);
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Nuova 1640']);
});

test('an owner’s confirmation makes it firm at once', async () => {
  const olga = await registerVerified(a.server(), 'olga@example.sm');
  await makeOwner(a.server(), a.stationOf('Rocca'), olga);
  await reports(1640);
  await a.run();
  a.pass(2);
  await acting(a.server()).ownerSets(olga, a.stationOf('Rocca'), { 20: 1.64 });
  await a.run();
  expect(await a.takeMessages()).toEqual(['anna: Rocca 1640']);
});

test('a price contested by two known drivers meanwhile causes no message', async () => {
  const others = [await drive.known(), await drive.known()];
  await reports(1640);
  await a.run();
  a.pass(10);
  for (const { headers } of others) {
    const body = { business_id: a.stationOf('Rocca'), fuel_type_id: 20, price: 1.64 };
    await a
      .server()
      .app.inject({ method: 'POST', url: '/api/price-disputes', headers, payload: body });
  }
  await a.run();
  a.pass(10);
  await a.run();
  expect(await a.takeMessages()).toEqual([]);
});
