import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from './db/database.ts';
import { readSecrets } from './secrets.ts';
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

test('the environment’s secret wins and nothing is stored', async () => {
  const given = 'a secret of at least thirty-two characters';
  const first = await readSecrets(database.kysely, given);
  const second = await readSecrets(database.kysely, given);
  expect(hex(first.keyFor('guest'))).toBe(hex(second.keyFor('guest')));
  expect(await database.kysely.selectFrom('secret').selectAll().execute()).toEqual([]);
});
