// Tests rule call-limits.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANSWER_LIMIT_MS, type Database } from '../db/database.ts';
import { markTransaction } from '../db/open-transaction.ts';
import { openTestDatabase } from '../testing/database/database.ts';
import { settledWithin } from '../testing/prices/fake-patience.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { RateLimitStore, sweepRateLimits } from './rate-limit-store.ts';

const WINDOW = 60_000;
let database: Database;
const clock = fixedClock('2026-11-21T08:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.kysely.deleteFrom('rate_limit').execute());

const open = () => new RateLimitStore(database.kysely, clock);
const keys = async () => {
  const rows = await database.kysely
    .selectFrom('rate_limit')
    .select('key')
    .orderBy('key')
    .execute();
  return rows.map(({ key }) => key);
};

test('a window begins with the first call and ends on time', async () => {
  const store = open();
  expect(await store.count('a', WINDOW, 10)).toEqual({ current: 1, ttl: WINDOW });
  clock.advance(WINDOW - 1);
  expect(await store.count('a', WINDOW, 10)).toEqual({ current: 2, ttl: 1 });
  clock.advance(1);
  expect(await store.count('a', WINDOW, 10)).toEqual({ current: 1, ttl: WINDOW });
});

test('concurrent calls in two processes are all counted', async () => {
  const [one, two] = [open(), open()];
  const counts = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).count('b', WINDOW, 100)),
  );
  expect(counts.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test('a key over its limit costs no SQL until its window ends', async () => {
  const store = open();
  await store.count('c', WINDOW, 1);
  expect(await store.count('c', WINDOW, 1)).toMatchObject({ current: 2 });
  await database.kysely.deleteFrom('rate_limit').execute();
  clock.advance(1_000);
  expect(await store.count('c', WINDOW, 1)).toEqual({ current: 2, ttl: WINDOW - 1_000 });
  expect(await keys()).toEqual([]);
  clock.advance(WINDOW);
  expect(await store.count('c', WINDOW, 1)).toEqual({ current: 1, ttl: WINDOW });
});

test('windows that have ended are deleted', async () => {
  const store = open();
  await store.count('old', WINDOW, 10);
  clock.advance(WINDOW);
  await store.count('young', WINDOW, 10);
  expect(await sweepRateLimits(database.kysely, clock)).toBe(1);
  expect(await keys()).toEqual(['young']);
});

describe('while the table is busy', () => {
  /** Occupies the table, and on the embedded engine its only session. @returns a function that ends it */
  const occupy = async () => {
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const work = database.kysely.transaction().execute(async (tx) => {
      await sql`lock table rate_limit`.execute(tx);
      begun.resolve();
      await end.promise;
    });
    await begun.promise;
    return async () => {
      end.resolve();
      await work;
    };
  };
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  test('a limit continues from its last known count, and only its first call waits for the table', async () => {
    const onAway = vi.fn();
    const store = new RateLimitStore(database.requestKysely, clock, onAway);
    const count = async () => (await store.count('e', WINDOW, 4)).current;
    expect([await count(), await count()]).toEqual([1, 2]);
    const free = await occupy();
    expect(await settledWithin(ANSWER_LIMIT_MS, count())).toBe(3);
    expect([await count(), await count(), await count()]).toEqual([4, 5, 5]);
    expect(onAway).toHaveBeenCalledOnce();
    await store.forget('e');
    expect(await count()).toBe(1);
    await free();
  });

  test('calls counted in memory are written with the first call that the table answers again', async () => {
    const store = new RateLimitStore(database.requestKysely, clock);
    const count = async () => (await store.count('f', WINDOW, 100)).current;
    await count();
    const free = await occupy();
    await settledWithin(ANSWER_LIMIT_MS, count());
    await count();
    await free();
    expect(await count()).toBe(4);
    clock.advance(5_000);
    vi.useRealTimers();
    await vi.waitFor(() => sql`select 1`.execute(database.requestKysely), { timeout: 20_000 });
    // PostgreSQL may also have counted a call whose answer was given up.
    const written = await count();
    expect(written).toBeGreaterThanOrEqual(5);
    expect(await open().count('f', WINDOW, 100)).toMatchObject({ current: written + 1 });
  });
});

test('an error in a query is not taken for a busy table', async () => {
  const inside = database.kysely
    .transaction()
    .execute(() => markTransaction(async () => open().count('g', WINDOW, 1)));
  await expect(inside).rejects.toThrow('inside an open transaction');
});

describe('a clock that ran ahead and came back', () => {
  const AHEAD = '2031-01-01T00:00:00Z';
  const NOW = '2026-11-21T12:00:00Z';

  test.each(['in the database', 'also in memory'])(
    'locks nobody out for long (%s)',
    async (place) => {
      const before = open();
      clock.set(AHEAD);
      await before.count('d', WINDOW, 1);
      await before.count('d', WINDOW, 1);
      clock.set(NOW);
      const store = place === 'in the database' ? open() : before;
      expect(await store.count('d', WINDOW, 1)).toEqual({ current: 3, ttl: WINDOW });
      clock.advance(WINDOW);
      expect(await store.count('d', WINDOW, 1)).toEqual({ current: 1, ttl: WINDOW });
    },
  );

  test('leaves no counts behind', async () => {
    clock.set(AHEAD);
    await open().count('future', WINDOW, 1);
    clock.set(NOW);
    expect(await sweepRateLimits(database.kysely, clock)).toBe(1);
  });
});
