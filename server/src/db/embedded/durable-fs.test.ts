// Tests rules database-guards, durable-writes.
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, expect, test, vi } from 'vitest';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DurableNodeFS, syncFolder } from './durable-fs.ts';
import { startParameters } from './start-parameters.ts';

afterEach(() => vi.restoreAllMocks());

test('every commit is fsynced, and a checkpoint fsyncs folders too', async () => {
  await using pglite = await PGlite.create({
    fs: new DurableNodeFS(path.join(temporaryFolder(), 'db')),
    startParams: startParameters,
    loadDataDir: await fs.openAsBlob(embeddedTemplate()),
  });
  await pglite.exec('create table note (id integer)');
  const fsync = vi.spyOn(fs, 'fsyncSync');
  for (let id = 1; id <= 25; id += 1) await pglite.query('insert into note values ($1)', [id]);
  expect(fsync).toHaveBeenCalledTimes(25);

  const open = vi.spyOn(fs, 'openSync');
  await pglite.exec('checkpoint');
  expect(fsync.mock.calls.length).toBeGreaterThan(25 + 3);
  const opened = open.mock.calls.map(([name]) => String(name));
  expect(opened.some((name) => fs.statSync(name).isDirectory())).toBe(true);
});

test('a new folder is fsynced with its parents', async () => {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'a/b'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'a/b/file'), 'x');
  await using any = await fs.promises.open(folder);
  const sync = vi.spyOn(Object.getPrototypeOf(any) as fs.promises.FileHandle, 'sync');
  const open = vi.spyOn(fs.promises, 'open');
  await syncFolder(folder);
  const opened = open.mock.calls.map(([name]) => path.relative(folder, String(name)));
  expect(opened.toSorted()).toEqual(['', '..', 'a', 'a/b', 'a/b/file']);
  expect(sync).toHaveBeenCalledTimes(5);
});
