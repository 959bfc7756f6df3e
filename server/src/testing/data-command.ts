import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '../cli/commands.ts';
import { readConfig, type Config } from '../config.ts';
import { runCommand } from '../control/run-command.ts';
import { openDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { openEmbedded } from '../db/embedded/open.ts';
import { migrate } from '../db/migrate.ts';
import { issueDemoPrices } from '../modules/demo/issue.ts';
import { loadSeed } from '../modules/seed/load.ts';
import { fixedClock } from './fixed-clock.ts';
import { silentLogger } from './silent-logger.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const clock = fixedClock('2026-11-26T02:20:00Z');

/** Runs `npm run data -- …` in an installation's folder. @returns the output */
export async function data(
  config: Config,
  ...args: string[]
): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const print = (text: string) => lines.push(text);
  const code = await runCommand({
    name: 'data',
    command: COMMANDS.data,
    args,
    cwd: config.dataDir,
    signal: new AbortController().signal,
    config,
    clock,
    output: { line: print, error: print, progress: () => undefined },
    logger: silentLogger,
    prepare: async () => undefined,
  });
  return { code, text: lines.join('\n') };
}

/** Makes a pair of keys. @param file gets the secret key @returns the public one */
export async function newKey(file: string): Promise<string> {
  const { text } = await data(readConfig({ DATA_DIR: temporaryFolder() }), 'key');
  writeFileSync(file, text);
  return /^BACKUP_KEY=(age1\w+)$/mu.exec(text)![1]!;
}

/**
 * Makes an installation in a folder, with the seed and its demo prices; the file `key` in it decrypts its back-ups.
 * @param template a dump of a migrated database; without one it takes longer
 */
export async function makeInstallation(template?: string): Promise<Config> {
  const dataDir = path.join(temporaryFolder(), 'data');
  const database = await openEmbedded({ dataDir, ...(template && { template }) }, silentLogger);
  await migrate(database);
  await loadSeed(database.kysely);
  await issueDemoPrices(database.kysely, clock);
  await database.close();
  const key = await newKey(path.join(dataDir, 'key'));
  return readConfig({ DATA_DIR: dataDir, BACKUP_KEY: key });
}

/** Opens an installation's database for `work`, and closes it. */
export async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ ...config, logger: silentLogger });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Renames the first station, to distinguish states in tests. */
export const nameFirst = (config: Config, name: string) =>
  withDatabase(config, ({ kysely }) =>
    kysely.updateTable('station').set({ name }).where('id', '=', 1).execute(),
  );
export const firstName = (config: Config): Promise<string> =>
  withDatabase(config, async ({ kysely }) => {
    const found = kysely.selectFrom('station').select('name').where('id', '=', 1);
    return (await found.executeTakeFirstOrThrow()).name;
  });

const MAIN = path.join(import.meta.dirname, '../cli/main.ts');

/** Runs the command in its own process, and kills it. @param until resolves when to kill it */
export async function killed(
  { dataDir, backupKey }: Config,
  args: readonly string[],
  until: () => Promise<unknown>,
): Promise<void> {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...rest } = process.env;
  const env = { ...rest, DATA_DIR: dataDir, BACKUP_KEY: backupKey, INIT_CWD: dataDir };
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, MAIN, 'data', ...args],
    { env, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  await Promise.race([
    until(),
    ended.then(() => {
      throw new Error('the command ended by itself');
    }),
  ]);
  child.kill('SIGKILL');
  await ended;
}
