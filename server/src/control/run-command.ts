import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/connect.ts';
import type { Database, DatabaseLogger } from '../db/database.ts';
import { DataFolderInUse } from '../db/embedded/owner-lock.ts';
import { askServer, type Call } from './ask-server.ts';
import type { Command, CommandOutput } from './command.ts';
import { execute } from './execute.ts';

export interface CommandLine extends Call {
  command: Command;
  config: Config;
  clock: Clock;
  output: CommandOutput;
  logger: DatabaseLogger;
  /** Brings a database that this process opened to where a command finds it. */
  prepare(database: Database): Promise<void>;
}

// A server takes its folder some seconds before it listens, and gives it back some after it stopped.
const ATTEMPTS = 40;
const PAUSE_MS = 250;

/**
 * Runs a command here, or inside the running server when that owns the embedded database.
 * @returns the exit code
 * @throws DataFolderInUse when another process owns the database and does not listen, such as another command
 */
export async function runCommand(line: CommandLine): Promise<number> {
  const { config, logger } = line;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runHere(await openDatabase({ ...config, logger }), line);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      const exit = await askServer(config.dataDir, line, line.output);
      if (exit !== undefined) return exit;
      if (attempt === ATTEMPTS || line.signal.aborted) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

async function runHere(database: Database, line: CommandLine): Promise<number> {
  const { command, args, output, logger, prepare, config, clock, signal, cwd } = line;
  try {
    await prepare(database);
    const context = { database, clock, config, signal, cwd };
    const report = (error: unknown) => logger.error({ err: error }, 'the command failed');
    return await execute(command, context, args, output, report);
  } finally {
    await database.close();
  }
}
