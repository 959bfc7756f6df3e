import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { positiveNumber, type Settings } from '../../settings/values.ts';

/** How many back-ups stay: the newest of each of so many days, weeks and months, within a size in megabytes. */
export interface KeepRules {
  days: number;
  weeks: number;
  months: number;
  megabytes: number;
}

/** The defaults of the settings. */
export const BACKUP_KEEP: KeepRules = { days: 7, weeks: 4, months: 6, megabytes: 5_000 };

/** Reads the rules from the settings (rule backup-nightly). */
export const keepRules = (settings: Settings): KeepRules => ({
  days: positiveNumber(settings, 'backup_days', BACKUP_KEEP.days),
  weeks: positiveNumber(settings, 'backup_weeks', BACKUP_KEEP.weeks),
  months: positiveNumber(settings, 'backup_months', BACKUP_KEEP.months),
  megabytes: positiveNumber(settings, 'backup_megabytes', BACKUP_KEEP.megabytes),
});

export interface KeptFile {
  /** A name of `backupName`, which contains the day. */
  name: string;
  bytes: number;
}

const NAME = /^pieno-(\d{4}-\d\d-\d\d)-\d{4}\.age$/u;
const MONDAY_MS = Date.parse('2026-01-05');
const WEEK_MS = 7 * 86_400_000;

/** Returns the names of the files to delete; the newest always stays. */
export function surplus(files: readonly KeptFile[], rules: KeepRules): string[] {
  const newestFirst = files.toSorted((a, b) => (a.name < b.name ? 1 : -1));
  const dayOf = (name: string) => NAME.exec(name)![1]!;
  const weekOf = (name: string) =>
    String(Math.floor((Date.parse(dayOf(name)) - MONDAY_MS) / WEEK_MS));
  const monthOf = (name: string) => dayOf(name).slice(0, 7);
  const kept = new Set<string>();
  const keepNewestOf = (periodOf: (name: string) => string, most: number) => {
    const periods = new Map<string, string>();
    for (const { name } of newestFirst) {
      const period = periodOf(name);
      if (!periods.has(period) && periods.size < most) periods.set(period, name);
    }
    for (const name of periods.values()) kept.add(name);
  };
  keepNewestOf(dayOf, rules.days);
  keepNewestOf(weekOf, rules.weeks);
  keepNewestOf(monthOf, rules.months);
  let room = rules.megabytes * 1e6;
  return newestFirst.flatMap(({ name, bytes }, at) => {
    room -= kept.has(name) ? bytes : 0;
    return at === 0 || (kept.has(name) && room >= 0) ? [] : [name];
  });
}

/** Deletes surplus back-ups and the files of killed processes; other files stay. */
export function tidyBackups(folder: string, rules: KeepRules): void {
  const names = readdirSync(folder);
  const files = names
    .filter((name) => NAME.test(name))
    .map((name) => ({ name, bytes: statSync(path.join(folder, name)).size }));
  const left = names.filter((name) => name.endsWith('.part') && NAME.test(name.slice(0, -5)));
  for (const name of [...left, ...surplus(files, rules)]) rmSync(path.join(folder, name));
}
