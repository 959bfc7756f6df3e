import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { AppParts } from '../app-parts.ts';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Background } from '../jobs/background.ts';
import { loggerOptions } from '../http/logs/logger-options.ts';
import { openFigures } from '../metrics/open-figures.ts';
import { Board } from '../modules/board/board.ts';
import { loadSeed } from '../modules/seed/load.ts';
import { issueDemoPrices } from '../modules/demo/issue.ts';
import { emptyTables, openTestDatabase } from './database/database.ts';
import { fixedClock, type FixedClock } from './fixed-clock.ts';

/** A server built like the real one, with the test's own database and clock. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  board: Board;
  log: Record<string, unknown>[];
  clock: FixedClock;
  settled(): Promise<void>;
  /** Waits for background work, then empties the tables. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<
  Pick<AppParts, 'database' | 'pressure' | 'turns' | 'webRoot' | 'requestLimitMs' | 'push'>
> {
  config?: Partial<Config>;
  /** True samples repeated log lines, as the real log does; by default a test sees all. */
  sampledLog?: boolean;
  /** False leaves the board unfilled, as before its first refresh. */
  boardFilled?: boolean;
}

const CALM = { delayMs: () => 0 };
/** Lets writes run concurrently, as in two processes. */
const AT_ONCE: AppParts['turns'] = { underWay: 0, take: (_caller, _gone, work) => work() };

/** Opens a server with the seed and its demo prices on 21 November 2026 at 8:00 UTC. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { config, boardFilled = true, pressure = CALM, turns = AT_ONCE } = options;
  const { webRoot = '/nowhere' } = options;
  const { requestLimitMs } = options;
  const clock = fixedClock('2026-11-21T08:00:00Z');
  const database = options.database ?? (await openTestDatabase());
  await loadSeed(database.kysely);
  await issueDemoPrices(database.kysely, clock);
  const board = new Board(database.kysely, clock);
  if (boardFilled) await board.refresh();
  const log: TestApp['log'] = [];
  const stream = { write: (line: string) => log.push(JSON.parse(line) as TestApp['log'][0]) };
  const { hooks, ...unsampled } = loggerOptions('debug', false);
  const logger = pino({ ...unsampled, ...(options.sampledLog && { hooks }) }, stream);
  const background = new Background(logger);
  const whole = { ...readConfig({}), ...config };
  const app = await buildApp({
    config: whole,
    clock,
    database,
    board,
    pressure,
    turns,
    background,
    secrets: { keyFor: () => Buffer.alloc(32, 7) },
    webRoot,
    push: options.push,
    metrics: await openFigures({ config: whole, clock, database, board }),
    logger,
    ...(requestLimitMs !== undefined && { requestLimitMs }),
  });
  return {
    app,
    database,
    board,
    log,
    clock,
    settled: () => background.settled(),
    async clear() {
      await background.settled();
      await emptyTables(database);
    },
    async close() {
      await app.close();
      await background.close();
      await database.close();
    },
  };
}
