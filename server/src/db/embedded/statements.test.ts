// Tests rule database-guards.
import { sql, type Kysely } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '../../testing/silent-logger.ts';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { inTransaction } from '../transaction.ts';
import type { DB } from '../schema.gen.ts';
import { openEmbedded } from './open.ts';

let db: Kysely<DB>;
beforeEach(async () => {
  const database = await openEmbedded(
    { dataDir: undefined, template: embeddedTemplate() },
    silentLogger,
  );
  onTestFinished(() => database.close());
  db = database.kysely;
  await sql`create table note (id integer primary key, text text not null)`.execute(db);
});

const write = (id: number, text = 'x') => sql`insert into note values (${id}, ${text})`.execute(db);
const read = async (id: number) =>
  (await sql<object>`select * from note where id = ${id}`.execute(db)).rows;

/** The statements that the engine keeps parsed. */
const kept = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows
    .length;

test('a repeated statement is parsed once, a single one is not kept', async () => {
  const before = await kept();
  await write(1);
  await read(1);
  expect(await kept()).toBe(before);
  for (const id of [1, 2, 1]) await read(id);
  expect(await kept()).toBe(before + 1);
  expect(await read(1)).toEqual([{ id: 1, text: 'x' }]);
});

test('a statement with large values is not kept', async () => {
  const before = await kept();
  for (const id of [1, 2, 3]) await write(id, 'x'.repeat(5_000));
  expect(await kept()).toBe(before);
  for (const id of [4, 5, 6]) await write(id);
  expect(await kept()).toBe(before + 1);
});

test('no more statements are kept than the limit', async () => {
  for (let n = 0; n < 300; n += 1) {
    const text = sql`select ${sql.lit(n)}::integer + ${1}::integer as sum`;
    for (const _ of 'ab') expect((await text.execute(db)).rows).toEqual([{ sum: n + 1 }]);
  }
  expect(await kept()).toBeLessThanOrEqual(80);
});

test('kept statements follow a change of the schema', async () => {
  await write(1);
  for (const _ of 'abc') await read(1);
  await sql`alter table note add column more text`.execute(db);
  expect(await read(1)).toEqual([{ id: 1, text: 'x', more: null }]);
  await sql`discard all`.execute(db);
  expect(await read(1)).toEqual([{ id: 1, text: 'x', more: null }]);
});

test('a failing statement does not affect the following ones', async () => {
  for (const id of [1, 2]) await write(id);
  const wrong = () => sql`select nothing from note where id = ${1}`.execute(db);
  for (const _ of 'abc') {
    await expect(write(1)).rejects.toMatchObject({ code: '23505', constraint: 'note_pkey' });
    await expect(wrong()).rejects.toMatchObject({ code: '42703' });
    const attempt = inTransaction(db, async (tx) => {
      await sql`insert into note values (${9}, ${'y'})`.execute(tx);
      await sql`insert into note values (${1}, ${'y'})`.execute(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: '23505' });
  }
  expect(await read(9)).toEqual([]);
  await write(3);
  expect(await read(3)).toEqual([{ id: 3, text: 'x' }]);
});
