// Tests rule database-guards.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, openTestDatabase } from '../testing/database/database.ts';
import type { Database, Executor } from './database.ts';
import { inTransaction } from './transaction.ts';

let db: Executor;
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.kysely;
  await sql`create table note (id integer primary key, text text not null)`.execute(db);
});
beforeEach(() => emptyTables(database));

const add = (executor: Executor, id: number) =>
  sql`insert into note values (${id}, 'x')`.execute(executor);

async function ids(executor: Executor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from note order by id`.execute(executor);
  return rows.map(({ id }) => id);
}

describe('a transaction', () => {
  test('commits when its work returns, and returns the value', async () => {
    expect(await inTransaction(db, async (tx) => (await add(tx, 1)).numAffectedRows)).toBe(1n);
    expect(await ids(db)).toEqual([1]);
  });

  test('rolls back when its work throws, with the same error', async () => {
    const failure = new Error('no');
    const attempt = inTransaction(db, async (tx) => {
      await add(tx, 1);
      throw failure;
    });
    await expect(attempt).rejects.toBe(failure);
    expect(await ids(db)).toEqual([]);
  });

  test('is joined by one inside it', async () => {
    const attempt = inTransaction(db, async (tx) => {
      await inTransaction(tx, (inner) => add(inner, 1));
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await ids(db)).toEqual([]);
  });

  test('fails when a statement in it failed, although the error was caught', async () => {
    const attempt = inTransaction(db, async (tx) => {
      await add(tx, 1);
      await add(tx, 1).catch(() => undefined);
    });
    await expect(attempt).rejects.toThrow(/rolled back/i);
    expect(await ids(db)).toEqual([]);
  });

  test('runs beside others, each on its own session', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    await Promise.all(
      numbers.map((id) =>
        inTransaction(db, async (tx) => {
          await add(tx, id);
          if (id % 2 === 1) throw new Error('odd');
        }).catch(() => undefined),
      ),
    );
    expect(await ids(db)).toEqual(numbers.filter((id) => id % 2 === 0));
  });
});

describe('using the database itself inside a transaction', () => {
  const refusal = /pass the transaction/;

  test.each<[string, (db: Executor) => Promise<unknown>]>([
    ['a query', ids],
    ['a second transaction', (outer) => inTransaction(outer, (tx) => add(tx, 2))],
    ['a query after other waiting', (outer) => Promise.resolve().then(() => ids(outer))],
  ])('fails at once: %s', async (_, ask) => {
    const attempt = inTransaction(db, async (tx) => {
      await add(tx, 1);
      await ask(db);
    });
    await expect(attempt).rejects.toThrow(refusal);
    expect(await ids(db)).toEqual([]);
  });

  test('is allowed for work that a transaction started and did not await', async () => {
    const started = Promise.withResolvers<void>();
    let later: Promise<number[]> | undefined;
    await inTransaction(db, async (tx) => {
      await add(tx, 1);
      later = started.promise.then(() => ids(db));
    });
    started.resolve();
    expect(await later).toEqual([1]);
  });
});

test('errors carry their code, constraint and detail', async () => {
  await add(db, 1);
  await expect(add(db, 1)).rejects.toMatchObject({
    name: 'error',
    code: '23505',
    constraint: 'note_pkey',
    detail: 'Key (id)=(1) already exists.',
    table: 'note',
  });
});

test('notifications arrive, after the commit only', async () => {
  const received = Promise.withResolvers<number[]>();
  let seen: Promise<number[]> | undefined;
  const stop = await database.listen(
    'News "x"',
    () => {
      seen ??= ids(db);
      received.resolve(seen);
    },
    () => undefined,
  );
  await inTransaction(db, async (tx) => {
    await sql`select pg_notify('News "x"', '')`.execute(tx);
    await add(tx, 7);
  });
  expect(await received.promise).toEqual([7]);
  await stop();
});
