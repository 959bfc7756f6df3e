import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { wallTimeAt } from '@pieno/contract/time-zone.ts';
import { instantAt } from '@pieno/contract/wall-time.ts';
import { importCommand } from '../cli/import-command.ts';
import { readConfig } from '../config.ts';
import type { CommandContext } from '../control/command.ts';
import { nextDue } from '../modules/scheduled-prices/publish-due.ts';
import { scheduledJobs } from '../schedule/schedule.ts';
import { openTestApp, type TestApp } from './app.ts';
import { publish } from './prices/schedules.ts';
import { silentLogger } from './silent-logger.ts';
import { openTestSmtp, type TestSmtp } from './smtp.ts';
import { temporaryFolder } from './temporary-folder.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The instant of 'year-month-day HH:MM' in San Marino. */
export function at(wall: string): Date {
  const [date = '', time = ''] = wall.split(' ');
  return instantAt(date, time)!;
}

/** A whole installation with simulated time: server, mail server, jobs, and the publisher of scheduled prices. */
export interface Installation {
  server: TestApp;
  smtp: TestSmtp;
  /** Advances the time: scheduled prices are published at their instants, and each hour's jobs run. */
  until(wall: string): Promise<void>;
  /** Advances the time while no server runs; at the end one starts and publishes what was due. */
  offUntil(wall: string): Promise<void>;
  /** Imports a file from the command line, as the operator does. @returns the output */
  takeIn(kind: readonly string[], files: Readonly<Record<string, string>>): Promise<string[]>;
  close(): Promise<void>;
}

/** Opens an installation with the seed and its demo prices, which its test closes. @param start its first instant */
export async function openInstallation(start: string): Promise<Installation> {
  const smtp = await openTestSmtp();
  const config = {
    ...readConfig({}),
    smtpUrl: smtp.url,
    publicUrl: 'https://pieno.example',
    dataDir: temporaryFolder(),
  };
  const server = await openTestApp({ config });
  const { clock, database } = server;
  const signal = AbortSignal.timeout(600_000);
  const jobs = scheduledJobs({ database, clock, config, logger: silentLogger });
  const lines: string[] = [];
  const context: CommandContext = {
    database,
    clock,
    config,
    signal,
    output: {
      line: (text) => lines.push(text),
      error: (text) => lines.push(text),
      progress: () => undefined,
    },
  };
  const goTo = (instant: Date) => clock.set(instant.toISOString());

  const publishUntil = async (end: Date) => {
    for (;;) {
      const due = await nextDue(database.kysely);
      if (!due || due > end) return;
      if (due > clock.now()) goTo(due);
      await publish(server);
    }
  };
  /** Runs an hour's jobs, each at its first minute, and what is due in between. */
  const runHour = async (begin: Date, end: Date) => {
    const hour = Number(wallTimeAt(begin).time.slice(0, 2));
    const due = jobs
      .filter(({ cron }) => isDue(cron!, hour))
      .map((job) => ({ job, instant: new Date(begin.getTime() + minuteOf(job.cron!) * MINUTE_MS) }))
      .toSorted((a, b) => a.instant.getTime() - b.instant.getTime());
    for (const { job, instant } of due) {
      if (instant < clock.now() || instant > end) continue;
      await publishUntil(instant);
      goTo(instant);
      await job.run(signal);
    }
  };

  goTo(at(start));
  for (const job of jobs) await job.run(signal);
  return {
    server,
    smtp,
    async until(wall) {
      const end = at(wall);
      while (clock.now() < end) {
        const begin = new Date(Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS);
        const next = new Date(Math.min(begin.getTime() + HOUR_MS, end.getTime()));
        await runHour(begin, new Date(next.getTime() - 1));
        await publishUntil(next);
        goTo(next);
      }
    },
    async offUntil(wall) {
      goTo(at(wall));
      await publishUntil(clock.now());
    },
    async takeIn(kind, files) {
      lines.length = 0;
      for (const [name, text] of Object.entries(files)) {
        await writeFile(path.join(config.dataDir, name), text);
      }
      await importCommand({
        args: [...kind],
        cwd: config.dataDir,
        ...context,
        isServed: false,
        open: async () => context,
      });
      return [...lines];
    },
    async close() {
      await server.close();
      await smtp.close();
    },
  };
}

/** True if a job runs at some minute of an hour. @param cron its second field counts */
function isDue(cron: string, hour: number): boolean {
  const field = cron.split(' ')[1]!;
  if (field === '*') return true;
  const [first = NaN, last = first] = field.split('-').map(Number);
  return hour >= first && hour <= last;
}

/** The first minute of an hour at which a job runs. */
const minuteOf = (cron: string): number => Number(/^\d+/.exec(cron)?.[0] ?? 0);
