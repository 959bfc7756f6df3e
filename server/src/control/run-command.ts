import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import type { Database, DatabaseLogger } from '../db/database.ts';
import { DataFolderInUse } from '../db/embedded/owner-lock.ts';
import { askServer, type Call } from './ask-server.ts';
import type { Command, CommandOutput, Work } from './command.ts';
import { execute } from './execute.ts';

export interface Order extends Call {
  command: Command;
  config: Config;
  clock: Clock;
  output: CommandOutput;
  logger: DatabaseLogger;
  /** Migrates a database that this process has opened, and loads the catalogue, before the command uses it. */
  prepare(database: Database): Promise<void>;
}

// 10 seconds in all: a starting server locks its data folder some seconds before it listens, and a stopping one
// releases it some seconds after it has stopped listening.
const ATTEMPTS = 40;
const PAUSE_MS = 250;

/**
 * Runs a command in this process, or inside the running server when that owns the embedded database.
 * @returns the exit code
 * @throws DataFolderInUse when another process owns the database but does not listen, such as another command
 */
export async function runCommand(order: Order): Promise<number> {
  const { command, config, logger, output } = order;
  const work = await command(order, output);
  if (typeof work === 'number') return work;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runHere(work, await openDatabase({ ...config, logger }), order);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      const exit = await askServer(config.dataDir, order, output);
      if (exit !== undefined) return exit;
      if (attempt === ATTEMPTS || order.signal.aborted) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function runHere(work: Work, database: Database, order: Order): Promise<number> {
  const { output, logger, prepare, config, clock, signal } = order;
  try {
    await prepare(database);
    const context = { database, clock, config, signal };
    const report = (error: unknown) => logger.error({ err: error }, 'the command failed');
    return await execute(work, context, output, report);
  } finally {
    await database.close();
  }
}
