import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { DataFolderInUse, lockDataFolder } from '../db/embedded/owner-lock.ts';
import { openEmbedded } from '../db/embedded/open.ts';
import { readBoardVersion } from '../modules/changes/board-version.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Command } from './command.ts';
import { runCommand, type CommandRun } from './run-command.ts';
import { serveCommands } from './serve-commands.ts';
import { copyTemplate } from '../testing/database/postgres-template.ts';

const engine = inject('engine');
const clock = fixedClock('2026-08-21T08:00:00Z');

function runOf(dataDir: string, command: Command, changes: Partial<CommandRun> = {}) {
  const line = vi.fn<(text: string) => void>();
  const prepare = vi.fn<CommandRun['prepare']>(async () => undefined);
  const run: CommandRun = {
    name: 'test',
    command,
    args: ['one'],
    cwd: '/somewhere',
    signal: new AbortController().signal,
    config: { ...readConfig({}), dataDir },
    clock,
    output: { line, error: line, progress: () => undefined },
    logger: silentLogger,
    prepare,
    ...changes,
  };
  return { run, line, prepare };
}

const readVersion: Command = async ({ args, cwd, open }) => {
  const { database, output } = await open();
  output.line(`${cwd} ${args.join(' ')} ${await readBoardVersion(database.kysely)}`);
  return 5;
};

test('when no server owns the database the command runs in this process, on a prepared one', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const config = { ...readConfig({}), dataDir, databaseUrl: await makeDatabase(dataDir) };
  const { run, line, prepare } = runOf(dataDir, readVersion, { config });
  expect(await runCommand(run)).toBe(5);
  expect(line).toHaveBeenCalledExactlyOnceWith('/somewhere one 1');
  expect(prepare).toHaveBeenCalledOnce();
});

/** Creates a migrated database and closes it. @returns its address; undefined for an embedded one */
async function makeDatabase(dataDir: string): Promise<string | undefined> {
  if (engine.kind === 'embedded') {
    const database = await openEmbedded({ dataDir, template: engine.template }, silentLogger);
    await database.close();
    return undefined;
  }
  const { url, drop } = await copyTemplate(engine);
  onTestFinished(drop);
  return url;
}

test('when a server owns the database the command runs in the server', async () => {
  const dataDir = temporaryFolder();
  onTestFinished(lockDataFolder(dataDir));
  const inServer: Command = async ({ args, cwd, output }) => {
    output.line(`in the server: ${cwd} ${args.join(' ')}`);
    return 6;
  };
  const context = { database: {} as Database, clock, config: { ...readConfig({}), dataDir } };
  const commands = { test: inServer };
  const control = await serveCommands({ commands, context, logger: silentLogger });
  onTestFinished(() => control.close());
  const { run, line, prepare } = runOf(dataDir, readVersion);
  expect(await runCommand(run)).toBe(6);
  expect(line).toHaveBeenCalledExactlyOnceWith('in the server: /somewhere one');
  expect(prepare).not.toHaveBeenCalled();
});

test('when another process owns it and does not listen, that process is named', async () => {
  const dataDir = temporaryFolder();
  onTestFinished(lockDataFolder(dataDir));
  const changes = { signal: AbortSignal.abort() };
  const { run } = runOf(dataDir, readVersion, changes);
  await expect(runCommand(run)).rejects.toThrow(DataFolderInUse);
});

test('a command that does not open the database opens none', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const { run, prepare } = runOf(dataDir, async () => 2);
  expect(await runCommand(run)).toBe(2);
  expect(prepare).not.toHaveBeenCalled();
  expect(existsSync(dataDir)).toBe(false);
});

test('a full disk is explained in a sentence', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const config = { ...readConfig({}), dataDir, databaseUrl: await makeDatabase(dataDir) };
  const full = Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' });
  const fail: Command = async ({ open }) => await open().then(() => Promise.reject(full));
  const { run, line } = runOf(dataDir, fail, { config });
  expect(await runCommand(run)).toBe(1);
  expect(line).toHaveBeenCalledExactlyOnceWith('Il disco è pieno: libera dello spazio e riprova.');
});
