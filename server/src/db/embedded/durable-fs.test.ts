import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { embeddedTemplate } from '../../testing/database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DurableNodeFS, syncFolder } from './durable-fs.ts';
import { startParameters } from './start-parameters.ts';

afterEach(() => vi.restoreAllMocks());

async function open(): Promise<PGlite> {
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(path.join(temporaryFolder(), 'db')),
    startParams: startParameters,
    loadDataDir: await fs.openAsBlob(embeddedTemplate()),
  });
  onTestFinished(() => pglite.close());
  return pglite;
}

test('every commit reaches the disk with an fsync of its own', async () => {
  const pglite = await open();
  await pglite.exec('create table note (id integer)');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let id = 1; id <= 25; id += 1) await pglite.query('insert into note values ($1)', [id]);
  expect(fsync).toHaveBeenCalledTimes(25);
});

test('a checkpoint brings folders to the disk too', async () => {
  const pglite = await open();
  await pglite.exec('create table note as select 1 as id');
  const openSync = vi.spyOn(fs, 'openSync');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  await pglite.exec('checkpoint');
  expect(fsync.mock.calls.length).toBeGreaterThan(3);
  const opened = openSync.mock.calls.map(([name]) => String(name));
  expect(opened.some((name) => fs.statSync(name).isDirectory())).toBe(true);
});

test('a new folder is brought to the disk whole', () => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'a/b'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'a/b/file'), 'x');
  const openSync = vi.spyOn(fs, 'openSync');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  syncFolder(folder);
  expect(openSync.mock.calls.map(([name]) => path.relative(folder, String(name)))).toEqual(
    expect.arrayContaining(['a', 'a/b', 'a/b/file', '', '..']),
  );
  expect(fsync).toHaveBeenCalledTimes(5);
});
