import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../config.ts';
import type { Command, CommandContext, CommandOutput } from '../control/command.ts';
import type { Database } from '../db/database.ts';
import { fixedClock, type FixedClock } from './fixed-clock.ts';
import { sharedTestDatabase, clearTables } from './database/database.ts';
import { addFuelTypes } from './stations/stations.ts';
import { temporaryFolder } from './temporary-folder.ts';

export interface TestCommand {
  context: CommandContext;
  database: Database;
  clock: FixedClock;
  lines: string[];
  errors: string[];
  /** A temporary folder in which the command runs; removed after the test file. */
  folder: string;
  /** Runs a command in the folder. @returns its exit code */
  run(command: Command, ...args: string[]): Promise<number>;
  /** Writes a file into the folder. @returns its absolute name */
  file(name: string, content: string | Uint8Array): Promise<string>;
}

async function emptyDatabase(): Promise<Database> {
  const database = await sharedTestDatabase();
  await clearTables(
    database.kysely,
    `station, fuel_type, current_price, price_day_dirty, image, import_run, import_attempt, sheet, import_refusal,
    global_setting, welcome_message, app_user, action_log, known_driver, locked_email, mail_sent, mail_waiting`,
  );
  await addFuelTypes(database.kysely);
  return database;
}

/** Opens the context of a command, on a database with the contract's fuel types only. Each call empties it. */
export async function openTestCommand(now = '2026-08-21T08:00:00Z'): Promise<TestCommand> {
  const folder = temporaryFolder();
  const database = await emptyDatabase();
  const clock = fixedClock(now);
  const lines: string[] = [];
  const errors: string[] = [];
  const output: CommandOutput = {
    line: (text) => lines.push(text),
    error: (text) => errors.push(text),
    progress: () => undefined,
  };
  const context: CommandContext = {
    database,
    clock,
    config: readConfig({ DATA_DIR: folder }),
    output,
    signal: new AbortController().signal,
  };
  return {
    database,
    clock,
    lines,
    errors,
    folder,
    context,
    run: (command, ...args) =>
      command({ args, cwd: folder, ...context, isServed: false, open: async () => context }),
    file: async (name, content) => {
      const file = path.join(folder, name);
      await writeFile(file, content);
      return file;
    },
  };
}
