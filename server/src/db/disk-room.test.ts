// Tests rule disk-room.
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { sharedTestDatabase } from '../testing/database/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { findLowDisks, watchDisks } from './disk-room.ts';

const dataDir = temporaryFolder();
const KEY = 'age1test';
let database: Database;
beforeAll(async () => {
  database = await sharedTestDatabase();
});

const find = (free: number, backupKey?: string) => {
  const disks = { dataDir, backupDir: path.join(dataDir, 'backups'), backupKey };
  return findLowDisks(database.kysely, disks, () => Promise.resolve(free));
};

test('a disk with room is not reported, one that is nearly full is, once, with the room it needs', async () => {
  expect(await find(500e6)).toEqual([]);
  const low = { folder: dataDir, free_mb: 499, needed_mb: 500 };
  expect(await find(499.9e6)).toEqual([low]);
  // The folder of back-ups does not exist yet; it would be on the same disk.
  expect(await find(499.9e6, KEY)).toEqual([low]);
  mkdirSync(path.join(dataDir, 'backups'));
  expect(await find(499.9e6, KEY)).toEqual([low]);
});

test('an unreadable folder does not hide the others', async () => {
  const loop = path.join(dataDir, 'loop');
  symlinkSync(loop, loop);
  const disks = { dataDir, backupDir: path.join(loop, 'backups'), backupKey: KEY };
  const low = { folder: dataDir, free_mb: 499, needed_mb: 500 };
  expect(await findLowDisks(database.kysely, disks, () => Promise.resolve(499.9e6))).toEqual([low]);
});

test('it is logged once until there is room again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const warn = vi.fn<DatabaseLogger['warn']>();
  const low = { folder: dataDir, free_mb: 12, needed_mb: 500 };
  const looks = [[low], [low], [], [low]];
  const disks = { dataDir, backupDir: dataDir, backupKey: undefined };
  const look = vi.fn(() => Promise.resolve(looks.shift() ?? []));
  const watching = watchDisks(database.kysely, disks, { warn }, look);
  const counts = [warn.mock.calls.length];
  for (let n = 0; n < 4; n++) {
    await Promise.resolve();
    await Promise.resolve();
    counts.push(warn.mock.calls.length);
    await vi.advanceTimersToNextTimerAsync();
  }
  expect(counts).toEqual([0, 1, 1, 1, 2]);
  expect(warn).toHaveBeenLastCalledWith(low, 'a disk is nearly full');
  watching.stop();
  vi.useRealTimers();
});
