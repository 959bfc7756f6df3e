// Tests rule schedule-publish.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { TestApp } from '../../testing/app.ts';
import { useOwnStation } from '../../testing/stations/own-station.ts';
import { scheduled } from '../../testing/prices/schedules.ts';
import { Board } from '../board/board.ts';
import { keepPublishing, type Publisher } from './publisher.ts';

/** Milliseconds between two polls. */
const ONE_LOOK_MS = 5_000;
let server: TestApp;
let station: number;
let anna: Session;
let running: Publisher[] = [];
const failures: unknown[] = [];
useOwnStation((made) => ({ server, station, anna } = made), { now: '2026-11-22T04:00:00Z' });
beforeEach(() => {
  failures.length = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  await Promise.all(running.map((publisher) => publisher.stop()));
  running = [];
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const db = () => server.database.kysely;
const start = () => {
  const onError = (error: unknown) => failures.push(error);
  const publisher = keepPublishing({ db: db(), clock: server.clock, onError });
  running.push(publisher);
  return publisher;
};
const schedule = (due: string, price: number) =>
  scheduled(server, { who: anna, station, due, prices: { 20: price } });
const published = async () =>
  (await db().selectFrom('observation').select('price').orderBy('id').execute()).map(
    ({ price }) => price,
  );
test('a price due while no server ran is published at the start', async () => {
  await schedule('2026-11-22 05:30', 1.659);
  server.clock.set('2026-11-22T06:00:00Z');
  start();
  await expect.poll(published).toEqual([1659]);
});

test('a timer publishes at the instant, without waiting for the next poll', async () => {
  await schedule('2026-11-22 06:00', 1.659);
  server.clock.set('2026-11-22T04:59:59.950Z');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  start();
  const armed = () => timers.mock.calls.some(([, delay]) => delay === 50);
  await expect.poll(armed).toBe(true);
  expect(await published()).toEqual([]);
  server.clock.set('2026-11-22T05:00:00Z');
  await expect.poll(published).toEqual([1659]);
});

test('polling finds what another process schedules', async () => {
  start();
  await schedule('2026-11-22 05:01', 1.669);
  server.clock.set('2026-11-22T04:02:00Z');
  vi.advanceTimersByTime(ONE_LOOK_MS);
  await expect.poll(published).toEqual([1669]);
});

test('two servers on one database publish each price once, and both boards show it', async () => {
  const boards = [server.board, new Board(db(), server.clock)];
  await schedule('2026-11-22 06:00', 1.659);
  await schedule('2026-11-22 06:01', 1.669);
  start();
  start();
  server.clock.set('2026-11-22T05:01:00Z');
  vi.advanceTimersByTime(ONE_LOOK_MS);
  await expect.poll(published).toEqual([1659, 1669]);
  await Promise.all(running.map((publisher) => publisher.stop()));
  expect(await published()).toEqual([1659, 1669]);
  for (const board of boards) {
    await board.refresh();
    const page = await board.station(station)!;
    expect(page.identity.body.toString()).toContain('"price":1.669');
  }
  expect(failures).toEqual([]);
});

test('stopped, it publishes nothing more', async () => {
  await schedule('2026-11-22 06:00', 1.659);
  const publisher = start();
  await publisher.stop();
  server.clock.set('2026-11-22T05:00:00Z');
  vi.advanceTimersByTime(2 * ONE_LOOK_MS);
  expect(vi.getTimerCount()).toBe(0);
  expect(await published()).toEqual([]);
});
