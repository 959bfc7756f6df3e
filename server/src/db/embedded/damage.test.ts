// Tests rule durable-writes.
import { cpSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { failureSentence } from '../../failure-sentence.ts';
import { serve } from '../../serve.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

// Each case opens a database, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const configOf = (dataDir: string) =>
  readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' });

const sound = temporaryFolder();
beforeAll(async () => {
  await (await serve(configOf(sound))).close();
});

/** Files of tables: PostgreSQL gives them numbers as names. */
function tablesIn(db: string): string[] {
  return readdirSync(path.join(db, 'base'), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(db, 'base', name))
    .filter((file) => /^\d+$/.test(path.basename(file)) && statSync(file).isFile());
}

const garbage = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 7));

test.each<[string, (db: string) => void]>([
  ['no pg_control', (db) => rmSync(path.join(db, 'global/pg_control'))],
  ['half of pg_control', (db) => truncateSync(path.join(db, 'global/pg_control'), 100)],
  ['another version', (db) => writeFileSync(path.join(db, 'PG_VERSION'), '12\n')],
  ['no version', (db) => rmSync(path.join(db, 'PG_VERSION'))],
  ['no write-ahead log', (db) => rmSync(path.join(db, 'pg_wal'), { recursive: true })],
  ['no shared tables', (db) => rmSync(path.join(db, 'global'), { recursive: true })],
  ['tables full of garbage', (db) => tablesIn(db).forEach(garbage)],
  ['empty tables', (db) => tablesIn(db).forEach((file) => truncateSync(file, 0))],
  ['no tables', (db) => tablesIn(db).forEach((file) => rmSync(file))],
])('%s: one sentence, no stack', async (_what, damage) => {
  const dataDir = temporaryFolder();
  cpSync(path.join(sound, 'db'), path.join(dataDir, 'db'), { recursive: true });
  damage(path.join(dataDir, 'db'));
  const failure = await serve(configOf(dataDir)).then(
    async (server) => {
      await server.close();
      return 'It started';
    },
    (error: unknown) => failureSentence(error),
  );
  expect(failure).toMatch(/^La cartella dati \S+ non si può usare: [^\n]+$/);
});
