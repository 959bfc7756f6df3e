// Tests rule database-busy.
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/database/database.ts';
import { TURN_LIMIT_MS, type Database, type Executor } from './database.ts';
import { NoConnection } from './unavailable.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  end.resolve();
  await database.close();
});

const ask = sql`select 1`;

let end: PromiseWithResolvers<void>;
/** @returns one of the connections, and a function that gives all back */
async function takeAll(): Promise<{ one: Executor; giveBack: () => Promise<unknown> }> {
  const count = database.engine === 'postgres' ? 10 : 1;
  end = Promise.withResolvers();
  const begun = Array.from({ length: count }, () => Promise.withResolvers<Executor>());
  const taken = begun.map(({ resolve }) =>
    database.requestKysely.transaction().execute(async (tx) => {
      await ask.execute(tx);
      resolve(tx);
      await end.promise;
    }),
  );
  const [one] = await Promise.all(begun.map(({ promise }) => promise));
  return {
    one: one!,
    giveBack: async () => {
      end.resolve();
      await Promise.all(taken);
    },
  };
}

test('waiting for a connection while others get answers is overload, not an outage', async () => {
  const { one, giveBack } = await takeAll();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const waiting = ask.execute(database.requestKysely).catch((error: unknown) => error);
  for (let passed = 0; passed < TURN_LIMIT_MS; passed += 1_000) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await vi.advanceTimersByTimeAsync(1_000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await ask.execute(one);
  }
  expect(await waiting).toBeInstanceOf(NoConnection);
  await giveBack();
  await ask.execute(database.requestKysely);
});
