// Tests rule durable-writes.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DataFolderUnusable } from './data-folder.ts';
import { openEmbedded } from './open.ts';

const open = (dataDir: string, template = embeddedTemplate()) =>
  openEmbedded({ dataDir, template }, silentLogger);

test('a database without PG_VERSION is not overwritten', async () => {
  const dataDir = temporaryFolder();
  await (await open(dataDir)).close();
  rmSync(path.join(dataDir, 'db/PG_VERSION'));
  const before = readdirSync(dataDir, { recursive: true });
  await expect(open(dataDir)).rejects.toThrow(/\/db non si può usare: contiene già dei dati, /);
  expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
});

test('an unrelated folder of that name stays unchanged', async () => {
  const dataDir = temporaryFolder();
  const folder = path.join(dataDir, 'db');
  mkdirSync(folder, { mode: 0o755 });
  writeFileSync(path.join(folder, 'customers.csv'), 'anna');
  await expect(open(dataDir)).rejects.toThrow(DataFolderUnusable);
  expect(readdirSync(folder)).toEqual(['customers.csv']);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('leftovers of a killed first start are removed', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(path.join(dataDir, 'db'));
  mkdirSync(path.join(dataDir, 'db.incomplete/base'), { recursive: true });
  writeFileSync(path.join(dataDir, 'db.incomplete/PG_VERSION'), '18\n');
  await (await open(dataDir)).close();
  expect(readdirSync(dataDir).toSorted()).toEqual(['db', 'owner.json', 'owner.lock']);
});

test('a failed first start leaves no partial database', async () => {
  const dataDir = temporaryFolder();
  const noDump = path.join(temporaryFolder(), 'dump');
  writeFileSync(noDump, 'no dump');
  await expect(open(dataDir, noDump)).rejects.toThrow(DataFolderUnusable);
  expect(existsSync(path.join(dataDir, 'db'))).toBe(false);
  expect(existsSync(path.join(dataDir, 'db.incomplete'))).toBe(false);
});
