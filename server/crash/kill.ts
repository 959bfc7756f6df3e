import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import type { Kept } from './deeds.ts';
import type { Deed } from './people.ts';

/** When a writer is killed: within `withinMs` milliseconds after printing a line that begins with `after`. */
export interface Moment {
  name: string;
  after: string;
  withinMs: number;
}

export const FIRST_START: Moment = { name: 'first start', after: 'opening', withinMs: 3_000 };

export const MOMENTS: Moment[] = [
  { name: 'prices', after: 'opened', withinMs: 400 },
  { name: 'people', after: 'deed', withinMs: 60 },
  { name: 'publishing', after: 'deed publish', withinMs: 25 },
  { name: 'batch', after: 'batch', withinMs: 60 },
  { name: 'recovery', after: 'opening', withinMs: 500 },
  { name: 'checkpoint', after: 'checkpoint', withinMs: 30 },
  { name: 'later', after: 'checkpoint', withinMs: 2_000 },
];

/** First and last number of the claims written in one transaction. */
export type Range = [from: number, to: number];

/** The output of a writer until it was killed. */
export interface Life {
  acknowledged: Range[];
  /** A transaction that was begun and not acknowledged: either all or none of its claims must be stored. */
  doubtful: Range | undefined;
  kept: Kept[];
}

/** The database: in a folder, or in a PostgreSQL that outlives its clients. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** Starts a writer on the database and kills it at a random instant of the given moment. */
export async function killWriter({ dataDir, databaseUrl }: Place, moment: Moment): Promise<Life> {
  const writer = path.join(import.meta.dirname, 'writer.ts');
  const options = ['--disable-warning=ExperimentalWarning', ...process.execArgv];
  const where = [dataDir, ...(databaseUrl ? [databaseUrl] : [])];
  const child = spawn(process.execPath, [...options, writer, ...where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  const life: Life = { acknowledged: [], doubtful: undefined, kept: [] };
  const reached = Promise.withResolvers<void>();
  const lines = createInterface({ input: child.stdout });
  const read = once(lines, 'close');
  lines.on('line', (line) => {
    note(line, life);
    if (line.startsWith(moment.after)) reached.resolve();
  });
  const early = exited.then(([code]) => {
    throw new Error(`the writer ended by itself with ${code}`);
  });
  await Promise.race([reached.promise, early]);
  await setTimeout(Math.random() * moment.withinMs);
  child.kill('SIGKILL');
  const [[code, signal]] = await Promise.all([exited, read, early.catch(() => undefined)]);
  if (signal !== 'SIGKILL') throw new Error(`the writer ended by itself with ${code}`);
  return life;
}

function note(line: string, life: Life): void {
  const [what, from, to] = line.split(' ');
  if (what === 'kept') life.kept.push({ deed: from as Deed, id: to! });
  const range: Range = [Number(from), Number(to)];
  if (what === 'batch') life.doubtful = range;
  if (what !== 'ack') return;
  life.doubtful = undefined;
  life.acknowledged.push(range);
}
