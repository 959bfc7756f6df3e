// An embedded installation under stress: kill -9 during everything that writes, a full disk, a read-only folder, and a
// clock that jumps.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../scripts/run/machine.mjs';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { capture, ROOT } from '../scripts/run/processes.mjs';
import { killCommands } from './embedded/commands.mjs';
import { failDisk } from './embedded/disk.mjs';
import { killInDeeds } from './embedded/kills.mjs';

/**
 * Plays all of it.
 * @param options `rounds`: kills of a working server (50); `only`: kills, prices, commands, disk, clock, separated by
 *   commas
 */
export async function run({ options, say }) {
  const isShort = options.short === true;
  const rounds = Number(options.rounds ?? (isShort ? 2 : 50));
  const only = options.only?.split(',') ?? ['kills', 'prices', 'commands', 'disk', 'clock'];
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-embedded-'));
  const dataDir = path.join(folder, 'data');
  const rows = [];
  const faults = [];
  const skipped = [];
  try {
    if (only.includes('kills')) {
      const found = await killInDeeds({ dataDir, rounds, isShort, say });
      faults.push(...found.faults);
      rows.push(['kill -9 in the first start', found.firstStarts], ['kill -9 in deeds', rounds]);
      for (const [name, count] of found.kept) rows.push([`${name}: acknowledged and there`, count]);
      rows.push(['ms to start after a kill, longest', Math.round(Math.max(...found.opened))]);
    }
    if (only.includes('prices')) {
      const crash = path.join(ROOT, 'server/crash/run.ts');
      const args = [
        '--disable-warning=ExperimentalWarning',
        ...process.execArgv,
        crash,
        `${rounds}`,
      ];
      const { code, output } = await capture(process.execPath, args);
      const last = output.trim().split('\n').at(-1);
      say(`  prices: ${last}`);
      rows.push(['kill -9 in prices, words and decisions', rounds]);
      if (code !== 0) faults.push(`server/crash: ${last}`);
    }
    if (only.includes('commands')) {
      const postgres = findPostgres() ? await startPostgres() : undefined;
      if (!postgres) skipped.push('a killed move: PostgreSQL is not installed here');
      const times = isShort ? 1 : 4;
      const found = await killCommands({ folder, dataDir, times, postgres, say });
      await postgres?.stop();
      rows.push(...found.rows);
      faults.push(...found.faults);
    }
    if (only.includes('disk')) {
      const found = await failDisk({ folder, isShort, say });
      if (!found)
        skipped.push('a full disk and one that is only read: no disk may be mounted here');
      rows.push(...(found?.rows ?? []));
      faults.push(...(found?.faults ?? []));
    }
    if (only.includes('clock')) {
      const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
      const args = [vitest, 'run', 'src/clock-jumps.test.ts'];
      const { code, output } = await capture(process.execPath, args, {
        cwd: path.join(ROOT, 'server'),
      });
      rows.push(['clock: a day ahead and back', 1]);
      if (code !== 0) faults.push(`clock: ${output.slice(-500)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return {
    on: 'PGlite',
    text: 'Everything that people and the operator write was killed while it wrote, the disk was filled and made read-only, and the clock sent a day ahead and back; what had been acknowledged was looked for afterwards over HTTP.',
    header: ['what', 'n'],
    rows,
    faults,
    skipped,
  };
}
