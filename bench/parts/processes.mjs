// Servers under measurement, each in its own process on a free loopback port.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/run/free-port.mjs';
import { ROOT } from '../../scripts/run/processes.mjs';
import { SERVER, withMallocSettings } from '../../scripts/run/server-process.mjs';

const READY_MS = 180_000;
/** Unit of the CPU times in /proc (USER_HZ). */
const TICKS_PER_SECOND = 100;

const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts Pieno on a data folder or a PostgreSQL.
 * @param program what Node is given to start it
 * @returns {Promise<{ url, pid, stop }>}
 */
export function startPieno({ dataDir, databaseUrl = '', env = {}, program = SERVER }) {
  return startServer([process.execPath, ...program], {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    ...env,
  });
}

/** Starts bare node:http, which serves what `upstream` answers on these paths in an encoding. */
export function startBare(upstream, paths, encoding) {
  const file = path.join(import.meta.dirname, 'bare-server.mjs');
  const env = { UPSTREAM: upstream, PATHS: JSON.stringify(paths), ENCODING: encoding };
  return startServer([process.execPath, file], env);
}

/**
 * Starts a server at a free port of its own, and waits until it is ready.
 * @param line program and arguments
 * @param started is told the process as soon as it runs
 */
export async function startServer([command, ...args], env, started = () => undefined) {
  const port = await freePort();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: withMallocSettings({ ...process.env, ...env, PORT: String(port) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  running.add(child);
  started(child.pid);
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
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await pause(50);
  }
  throw new Error(`${url} did not answer.`);
}

/** Returns the CPU time a process has used so far, in microseconds; Linux only. */
export function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) / TICKS_PER_SECOND) * 1_000_000;
}

/** Returns a process's current and peak resident memory in megabytes; Linux only. */
export function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return { now: megabytes(status, 'VmRSS'), peak: megabytes(status, 'VmHWM') };
}

/**
 * Returns the resident memory of a process and the ones it has started, in megabytes, with the files that they map
 * counted once; Linux only.
 */
export function memoryOfAll(pid) {
  const parts = [pid, ...startedBy(pid)].map((one) =>
    ifAlive(() => residentParts(one), { own: 0, files: 0 }),
  );
  const own = parts.reduce((sum, part) => sum + part.own, 0);
  return own + Math.max(...parts.map(({ files }) => files));
}

function startedBy(pid) {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    ifAlive(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1'), '')
      .split(' ')
      .filter(Boolean),
  );
}

function residentParts(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return {
    own: megabytes(status, 'RssAnon') + megabytes(status, 'RssShmem'),
    files: megabytes(status, 'RssFile'),
  };
}

function megabytes(status, name) {
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1000;
}

/** Threads and processes may end between being listed and being read. */
function ifAlive(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/**
 * Follows the highest resident memory of a process itself and of those that it has started, each apart, in megabytes,
 * fifty times a second, until it is stopped.
 */
export function followApart(pid) {
  const peak = { own: 0, started: 0 };
  const timer = setInterval(() => {
    const own = memory(pid).now;
    const started = startedBy(pid).map((one) => ifAlive(() => memory(one).now, 0));
    peak.own = Math.max(peak.own, own);
    peak.started = Math.max(peak.started, ...started);
  }, 20);
  return { peak, stop: () => clearInterval(timer) };
}

/** Follows the highest `memoryOfAll`, fifty times a second, until it is stopped. */
export function followPeak(pid) {
  let peak = memoryOfAll(pid);
  const timer = setInterval(() => (peak = Math.max(peak, memoryOfAll(pid))), 20);
  return { soFar: () => peak, stop: () => clearInterval(timer) };
}
