import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { askServer, type ServerCommand } from './ask-server.ts';
import type { Command, CommandOutput } from './command.ts';
import { serveCommands, type Control, type ControlParts } from './serve-commands.ts';
import { findSocketPath, removeSocket } from './socket-path.ts';

const clock = fixedClock('2026-08-21T08:00:00Z');
// The commands of these tests do not use the database.
const database = {} as Database;
const error = vi.fn<ControlParts['logger']['error']>();
afterEach(() => error.mockReset());

async function serve(dataDir: string, command: Command): Promise<Control> {
  const config = { ...readConfig({}), dataDir };
  const context = { database, clock, config };
  const commands = { test: command };
  const control = await serveCommands({ commands, context, logger: { error } });
  onTestFinished(() => control.close());
  return control;
}

function recorder(): CommandOutput & { received: unknown[] } {
  const received: unknown[] = [];
  return {
    received,
    line: (text) => received.push(text),
    error: (text) => received.push({ error: text }),
    progress: (progress) => received.push(progress),
  };
}

const call = (changes: Partial<ServerCommand> = {}): ServerCommand => ({
  name: 'test',
  args: [],
  cwd: '/somewhere',
  signal: new AbortController().signal,
  ...changes,
});

test("a command runs in the server with the caller's arguments and folder, and its output arrives in order", async () => {
  const dataDir = temporaryFolder();
  await serve(dataDir, async ({ args, cwd, open }) => {
    const { clock: time, output } = await open();
    output.line(`${cwd} ${args.join('|')} ${time.now().toISOString()}`);
    output.progress({ done: 1, total: 2, label: 'Leggo' });
    output.error('due righe\ninsieme');
    return 3;
  });
  const output = recorder();
  expect(await askServer(dataDir, call({ args: ['a b', 'è\n"'] }), output)).toBe(3);
  expect(output.received).toEqual([
    '/somewhere a b|è\n" 2026-08-21T08:00:00.000Z',
    { done: 1, total: 2, label: 'Leggo' },
    { error: 'due righe\ninsieme' },
  ]);
});

test('no listening server is distinguished from a failed command', async () => {
  expect(await askServer(temporaryFolder(), call(), recorder())).toBeUndefined();
});

test('an unknown command gets an answer and crashes nothing', async () => {
  const dataDir = temporaryFolder();
  await serve(dataDir, async () => 0);
  const output = recorder();
  expect(await askServer(dataDir, call({ name: 'constructor' }), output)).toBe(1);
  expect(output.received).toEqual([
    { error: 'Il server in funzione non conosce il comando «constructor»: riavvialo.' },
  ]);
});

const failure = new Error('disco pieno');
test.each<[string, Command]>([
  ['before it opens the database', () => Promise.reject(failure)],
  ['with the open database', async ({ open }) => await open().then(() => Promise.reject(failure))],
])(
  "what a command throws %s is a sentence for the caller and an error in the server's log",
  async (_, fail) => {
    const dataDir = temporaryFolder();
    await serve(dataDir, fail);
    const output = recorder();
    expect(await askServer(dataDir, call(), output)).toBe(1);
    expect(output.received).toEqual([{ error: 'Il comando non è riuscito: disco pieno' }]);
    expect(error).toHaveBeenCalledWith({ err: failure, command: 'test' }, 'a command failed');
  },
);

function endless(): { command: Command; begun: Promise<void>; ended: Promise<void> } {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const command: Command = async ({ open }) => {
    const { signal } = await open();
    begun.resolve();
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        ended.resolve();
        reject(signal.reason as Error);
      });
    });
  };
  return { command, begun: begun.promise, ended: ended.promise };
}

test("the caller's Ctrl-C interrupts the command", async () => {
  const dataDir = temporaryFolder();
  const { command, begun } = endless();
  await serve(dataDir, command);
  const interrupt = new AbortController();
  const output = recorder();
  const exit = askServer(dataDir, call({ signal: interrupt.signal }), output);
  await begun;
  interrupt.abort();
  expect(await exit).toBe(130);
  expect(output.received).toEqual([{ error: 'Interrotto: ciò che era già scritto resta.' }]);
});

test('a caller that disconnects interrupts it too', async () => {
  const dataDir = temporaryFolder();
  const { command, begun, ended } = endless();
  await serve(dataDir, command);
  const socket = connect(findSocketPath(dataDir));
  socket.write(`${JSON.stringify({ run: 'test', args: [], cwd: '/' })}\n`);
  await begun;
  socket.destroy();
  await expect(ended).resolves.toBeUndefined();
});

test('a closing server interrupts running commands, informs the caller and removes its socket', async () => {
  const dataDir = temporaryFolder();
  const { command, begun } = endless();
  const control = await serve(dataDir, command);
  const exit = askServer(dataDir, call(), recorder());
  await begun;
  await control.close();
  expect(await exit).toBe(130);
  expect(await askServer(dataDir, call(), recorder())).toBeUndefined();
});

test.each(['', 'x'.repeat(100)])(
  "a server whose folder was replaced keeps the next server's socket (%j)",
  async (name) => {
    const dataDir = path.join(temporaryFolder(), `data${name}`);
    mkdirSync(dataDir);
    const first = await serve(dataDir, async () => 1);
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir);
    await serve(dataDir, async () => 2);
    await first.close();
    expect(await askServer(dataDir, call(), recorder())).toBe(2);
  },
);

test('only the user may open the socket', async () => {
  const dataDir = temporaryFolder();
  await serve(dataDir, async () => 0);
  expect(findSocketPath(dataDir)).toBe(path.join(dataDir, 'control.sock'));
  expect(statSync(findSocketPath(dataDir)).mode & 0o777).toBe(0o600);
});

test('a wrong pointer file deletes no unrelated folder', () => {
  const dataDir = temporaryFolder();
  const elsewhere = temporaryFolder();
  writeFileSync(path.join(elsewhere, 'kept'), 'precious');
  writeFileSync(path.join(dataDir, 'control.path'), path.join(elsewhere, 'control.sock'));
  removeSocket(dataDir);
  expect(readdirSync(elsewhere)).toEqual(['kept']);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a data folder with a long name gets its socket elsewhere, in a private folder', async () => {
  const dataDir = path.join(temporaryFolder(), 'x'.repeat(100));
  mkdirSync(dataDir);
  const control = await serve(dataDir, async () => 0);
  const socket = findSocketPath(dataDir);
  expect(Buffer.byteLength(socket)).toBeLessThan(104);
  expect(statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
  expect(await askServer(dataDir, call(), recorder())).toBe(0);
  await control.close();
  expect(existsSync(path.dirname(socket))).toBe(false);
});

test('a socket left by a killed server is replaced', async () => {
  const dataDir = temporaryFolder();
  writeFileSync(path.join(dataDir, 'control.sock'), '');
  await serve(dataDir, async () => 0);
  expect(await askServer(dataDir, call(), recorder())).toBe(0);
});

test.each(['half a mess', 'none\n', '5\n'])(
  'a caller that sends %j loses its connection, the server continues',
  async (bytes) => {
    const dataDir = temporaryFolder();
    await serve(dataDir, async () => 0);
    const socket = connect(findSocketPath(dataDir));
    socket.resume().end(bytes);
    await once(socket, 'close');
    expect(error).toHaveBeenCalledOnce();
    expect(await askServer(dataDir, call(), recorder())).toBe(0);
  },
);

test.each(['', '{"exi'])(
  'a server that dies after sending %j is reported in Italian',
  async (last) => {
    const dataDir = temporaryFolder();
    const dying = createServer((socket) => socket.resume().end(`{"line":"ciao"}\n${last}`));
    dying.listen(findSocketPath(dataDir));
    onTestFinished(() => void dying.close());
    await once(dying, 'listening');
    const output = recorder();
    expect(await askServer(dataDir, call(), output)).toBe(1);
    expect(output.received).toEqual([
      'ciao',
      { error: 'Il server si è fermato prima di finire il comando.' },
    ]);
  },
);
