// A temporary PostgreSQL for tests: Debian's programs, a folder under /tmp, a free port on loopback.
//   node scripts/run/postgres.mjs -- COMMAND…    runs a command with TEST_DATABASE_URL set
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { findPostgres } from './machine.mjs';
import { run } from './processes.mjs';

// The data need not survive a crash, so nothing is flushed to disk.
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
fsync = off
synchronous_commit = off
full_page_writes = off
shared_buffers = 64MB
max_connections = 100
`;
const USER = 'postgres';

/**
 * Starts a new, empty PostgreSQL: as root under Debian's account `postgres`, else under the current one.
 * @param more lines of configuration after those of tests
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void>, restart: (signal: string, more?: string) =>
 *   Promise<void> }>} SIGINT restarts it in order, SIGQUIT at once
 */
export async function startPostgres(more = '') {
  const programs = findPostgres();
  if (!programs)
    throw new Error('PostgreSQL is not installed here (Debian: apt install postgresql).');
  const who = process.getuid?.() === 0 ? accountOf(USER) : {};
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-postgres-'));
  if (who.uid) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  const made = spawnSync(path.join(programs, 'initdb'), init, {
    cwd: folder,
    encoding: 'utf8',
    ...who,
  });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  const port = await freePort();
  const args = ['-D', data, '-p', String(port)];
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...who };
  let server;
  let ended;
  const begin = async (own) => {
    writeFileSync(path.join(data, 'postgresql.auto.conf'), `${SETTINGS}${own}`);
    server = spawn(path.join(programs, 'postgres'), args, options);
    ended = new Promise((resolve) => server.once('exit', resolve));
    await untilItAnswers(server, port);
  };
  const removeAll = () => {
    // Also called when this process exits early: SIGQUIT stops all processes of the server immediately.
    if (server?.exitCode === null) server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', removeAll);
  await begin(more);
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid;
    },
    restart: async (signal, own = more) => {
      server.kill(signal);
      await ended;
      await begin(own);
    },
    stop: async () => {
      process.off('exit', removeAll);
      server.kill('SIGINT');
      await ended;
      removeAll();
    },
  };
}

async function untilItAnswers(server, port) {
  let log = '';
  server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
  // A generous limit, only to end a server that hangs.
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && Date.now() < deadline) {
    if (log.includes('ready to accept connections') && (await answers(port))) return;
    await pause(50);
  }
  throw new Error(`PostgreSQL did not start:\n${log}`);
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
}

function accountOf(user) {
  const id = (flag) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

if (process.argv[1] === import.meta.filename) {
  const [, , separator, command, ...args] = process.argv;
  if (separator !== '--' || !command) throw new Error('node scripts/run/postgres.mjs -- COMMAND…');
  const { url, stop } = await startPostgres();
  const env = { ...process.env, TEST_ENGINE: 'postgres', TEST_DATABASE_URL: url };
  process.exitCode = await run(command, args, { env, cwd: process.cwd() });
  await stop();
}
