// Servers under measurement, each in its own process on a free loopback port.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/run/free-port.mjs';
import { ROOT } from '../../scripts/run/processes.mjs';
import { SERVER, withMallocSettings } from '../../scripts/run/server-process.mjs';
import { temporaryFolder } from './data/data-folder.mjs';

const READY_MS = 180_000;

const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts Pieno on a data folder, by default a new one, or on PostgreSQL.
 * @param program arguments of Node
 * @returns {Promise<{ url, pid, stop }>}
 */
export function startPieno({
  dataDir = temporaryFolder(),
  databaseUrl = '',
  env = {},
  program = SERVER,
} = {}) {
  return startServer([process.execPath, ...program], {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...env,
  });
}

/** Starts bare node:http, which serves the answers of `upstream` to these paths in an encoding. */
export function startBare(upstream, paths, encoding) {
  const file = path.join(import.meta.dirname, 'bare-server.mjs');
  const env = { UPSTREAM: upstream, PATHS: JSON.stringify(paths), ENCODING: encoding };
  return startServer([process.execPath, file], env);
}

/**
 * Starts a server on a free port, and waits until it is ready.
 * @param line program and arguments
 * @param onStart receives the process id as soon as the process runs
 */
export async function startServer([command, ...args], env, onStart = () => undefined) {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: withMallocSettings({ ...process.env, ...env, PORT: String(port) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  running.add(child);
  onStart(child.pid);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/api/health/ready`, child);
  return {
    url,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      running.delete(child);
    },
  };
}

async function untilReady(url, child) {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`${url} did not answer.`);
}
