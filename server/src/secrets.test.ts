// Tests rule secret-kept.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './db/database.ts';
import { acceptSecret, readSecrets } from './secrets.ts';
import { emptyTables, openTestDatabase } from './testing/database/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyTables(database));

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('processes that start together agree on the secret, and so do later ones', async () => {
  const starting = Array.from({ length: 5 }, () => readSecrets(database.kysely, undefined));
  const later = await readSecrets(database.kysely, undefined);
  const keys = [...(await Promise.all(starting)), later].map(({ keyFor }) => hex(keyFor('guest')));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toHaveLength(64);
});

test('another database has another secret, another purpose another key', async () => {
  const first = await readSecrets(database.kysely, undefined);
  await emptyTables(database);
  const second = await readSecrets(database.kysely, undefined);
  expect(hex(first.keyFor('guest'))).not.toBe(hex(second.keyFor('guest')));
  expect(hex(first.keyFor('guest'))).not.toBe(hex(first.keyFor('session')));
});

const given = 'a secret of at least thirty-two characters';

test("the environment's secret takes precedence and only its mark is stored", async () => {
  const first = await readSecrets(database.kysely, given);
  const second = await readSecrets(database.kysely, given);
  expect(hex(first.keyFor('guest'))).toBe(hex(second.keyFor('guest')));
  const kept = await database.kysely.selectFrom('secret').selectAll().execute();
  expect(kept).toEqual([
    { singleton: true, value: null, mark: expect.stringMatching(/^[\da-f]{16}$/u) as unknown },
  ]);
});

test.each([
  ['another one', given, `${given}!`, 'SECRET non è quella con cui questo database ha lavorato'],
  ['none', given, undefined, 'Manca SECRET'],
  ['one where there was none', undefined, given, 'SECRET non è quella'],
])('a start with %s is refused until it is accepted', async (_, first, then, sentence) => {
  const { kysely } = database;
  await readSecrets(kysely, first);
  await expect(readSecrets(kysely, then)).rejects.toThrow(sentence);
  expect(await acceptSecret(kysely, first)).toBe(false);
  await expect(readSecrets(kysely, first)).resolves.toBeDefined();
  expect(await acceptSecret(kysely, then)).toBe(true);
  await expect(readSecrets(kysely, then)).resolves.toBeDefined();
  await expect(readSecrets(kysely, first)).rejects.toThrow('SECRET');
});

test('of processes that start together with different secrets one continues', async () => {
  const starting = ['a', 'b', 'c'].map((end) => readSecrets(database.kysely, given + end));
  const ended = await Promise.allSettled(starting);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
