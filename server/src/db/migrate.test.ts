// Tests rule upgrade-copy.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../testing/database/database.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await sql`drop table if exists migration, first, second, third`.execute(database.kysely);
  folder = temporaryFolder();
  write('0001_first', 'create table first (id integer); insert into first values (1);');
  write('0002_second', '-- why\ncreate table second (id integer);');
});

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, `${name}.sql`), text);
}

async function exists(table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${table}) is not null as found`.execute(database.kysely);
  return rows[0]!.found;
}

test('applies each migration once, in order', async () => {
  expect(await migrate(database, folder)).toEqual(['0001_first', '0002_second']);
  expect(await migrate(database, folder)).toEqual([]);
  write('0003_third', 'create table third as select id from first;');
  expect(await migrate(database, folder)).toEqual(['0003_third']);
  expect(await exists('third')).toBe(true);
});

test('two processes at once apply each migration once', async () => {
  const taken = await Promise.all([migrate(database, folder), migrate(database, folder)]);
  expect(taken.flat().toSorted()).toEqual(['0001_first', '0002_second']);
});

test('when a migration fails, nothing of it and of those before it stays', async () => {
  write('0002_second', 'create table second (id integer); select 1 / 0;');
  await expect(migrate(database, folder)).rejects.toMatchObject({ code: '22012' });
  expect([await exists('first'), await exists('second')]).toEqual([false, false]);
});

test('of several processes one copies the database before anything is changed', async () => {
  const keep = vi.fn(async () => expect(await exists('third')).toBe(false));
  const start = () => migrate(database, folder, keep);
  await start();
  expect(keep).not.toHaveBeenCalled();
  write('0003_third', 'create table third as select id from first;');
  const taken = await Promise.all([start(), start(), start()]);
  expect(taken.flat()).toEqual(['0003_third']);
  expect(keep).toHaveBeenCalledOnce();
  await start();
  expect(keep).toHaveBeenCalledOnce();
});

test('when the copy fails nothing is changed', async () => {
  await migrate(database, folder);
  write('0003_third', 'create table third as select id from first;');
  const keep = () => Promise.reject(new Error('no room'));
  await expect(migrate(database, folder, keep)).rejects.toThrow('no room');
  expect(await exists('third')).toBe(false);
  expect(await migrate(database, folder)).toEqual(['0003_third']);
});

test('refuses an applied migration that was edited', async () => {
  await migrate(database, folder);
  write('0001_first', 'create table first (id bigint);');
  await expect(migrate(database, folder)).rejects.toThrow(
    'La migrazione 0001_first è stata modificata dopo essere stata applicata',
  );
});

test('refuses a database that is newer than the program', async () => {
  await migrate(database, folder);
  rmSync(path.join(folder, '0002_second.sql'));
  await expect(migrate(database, folder)).rejects.toThrow(
    'Il database è più recente di questo programma (contiene 0002_second)',
  );
});

test('refuses when an applied migration is missing', async () => {
  await migrate(database, folder);
  rmSync(path.join(folder, '0002_second.sql'));
  write('0002_other', 'select 1;');
  await expect(migrate(database, folder)).rejects.toThrow('La migrazione 0002_second');
});

test.each(['2_second.sql', '0003_third.sql', '0002 second.sql', 'notes.txt'])(
  'refuses a folder with %s for its next file',
  async (file) => {
    rmSync(path.join(folder, '0002_second.sql'));
    writeFileSync(path.join(folder, file), '');
    await expect(migrate(database, folder)).rejects.toThrow(file);
  },
);
