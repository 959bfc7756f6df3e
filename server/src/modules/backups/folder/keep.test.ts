// Tests rule backup-nightly.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { BACKUP_KEEP, surplus, tidyBackups } from './keep.ts';

const DAY_MS = 86_400_000;
/** One file a night, the last on Thursday 26 November 2026. */
const nights = (count: number, bytes = 1e6) =>
  Array.from({ length: count }, (_, ago) => {
    const day = new Date(Date.parse('2026-11-26') - ago * DAY_MS).toISOString().slice(0, 10);
    return { name: `pieno-${day}-0240.age`, bytes };
  });
const days = (files: readonly { name: string }[]) => files.map(({ name }) => name.slice(6, 16));
const keptOf = (files: ReturnType<typeof nights>, rules = BACKUP_KEEP) => {
  const gone = new Set(surplus(files, rules));
  return days(files.filter(({ name }) => !gone.has(name)));
};

test('the newest of seven days, four weeks and six months stay', () => {
  expect(
    keptOf(nights(400))
      .map((day) => day.slice(5))
      .join(' '),
  ).toBe('11-26 11-25 11-24 11-23 11-22 11-21 11-20 11-15 11-08 10-31 09-30 08-31 07-31 06-30');
});

test('the newest of several files of one day stays', () => {
  const [file] = nights(1);
  const later = { ...file!, name: file!.name.replace('0240', '1015') };
  expect(surplus([file!, later], BACKUP_KEEP)).toEqual([file!.name]);
});

test('beyond the size limit the oldest are deleted, but never the last one', () => {
  expect(keptOf(nights(10, 2e6), { ...BACKUP_KEEP, megabytes: 5 })).toEqual([
    '2026-11-26',
    '2026-11-25',
  ]);
  expect(keptOf(nights(10, 9e6), { ...BACKUP_KEEP, megabytes: 5 })).toEqual(['2026-11-26']);
});

test('other files stay, and those of a killed process are deleted', () => {
  const folder = temporaryFolder();
  const names = ['notes.txt', 'pieno-2026-11-26-0240.age', 'pieno-2026-11-26-0240.gz', 'x.part'];
  for (const name of [...names, 'pieno-2026-11-25-0240.age.part']) {
    writeFileSync(path.join(folder, name), '');
  }
  tidyBackups(folder, BACKUP_KEEP);
  expect(readdirSync(folder).toSorted()).toEqual(names);
});
