import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import type { Database, DatabaseLogger } from '../db/database.ts';
import { DataFolderInUse } from '../db/embedded/owner-lock.ts';
import { askServer, type ServerCommand } from './ask-server.ts';
import type { Command, CommandCall, CommandContext, CommandOutput } from './command.ts';
import { explainFailure } from './failed-command.ts';

export interface CommandRun extends ServerCommand {
  command: Command;
  config: Config;
  clock: Clock;
  output: CommandOutput;
  logger: DatabaseLogger;
  /** Migrates a database that this process has opened, and loads the seed, before the command uses it. */
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
export async function runCommand(run: CommandRun): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runHere(run, attempt === ATTEMPTS);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      const exit = await askServer(run.config.dataDir, run, run.output);
      if (exit !== undefined) return exit;
      if (attempt === ATTEMPTS || run.signal.aborted) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function runHere(run: CommandRun, isLastTry: boolean): Promise<number> {
  const { command, args, cwd, config, clock, logger, output, prepare, signal } = run;
  let database: Database | undefined;
  let context: CommandContext | undefined;
  const open: CommandCall['open'] = async ({ reads, asItIs } = { reads: false }) => {
    database = await openDatabase({ ...config, logger, mustExist: reads });
    if (!asItIs) await prepare(database);
    return (context = { database, clock, config, output, signal });
  };
  try {
    const call = { args, cwd, output, config, clock, signal };
    return await command({ ...call, isServed: false, isLastTry, open });
  } catch (error) {
    if (!context) throw error;
    const report = () => logger.error({ err: error }, 'the command failed');
    return explainFailure(error, signal, output, report);
  } finally {
    await database?.close();
  }
}
