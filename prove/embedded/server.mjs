// The built server on a folder, as a process that can be killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/run/free-port.mjs';
import { ROOT } from '../../scripts/run/processes.mjs';
import {
  EMBEDDED_DATABASE,
  SERVER,
  withMallocSettings,
} from '../../scripts/run/server-process.mjs';

const READY_MS = 180_000;
const QUIET = '--disable-warning=ExperimentalWarning';

const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server without waiting for it. @param who `uid` and `gid` of another account */
export async function startServer({ dataDir, env = {}, who = {} }) {
  const port = await freePort();
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = start(SERVER, { ...settings, TRUST_PROXY: 'loopback', ...env }, who);
  const url = `http://127.0.0.1:${port}`;
  return {
    ...child,
    url,
    /** @throws Error when it ends instead */
    async untilReady() {
      const end = Date.now() + READY_MS;
      while (Date.now() < end && !child.hasEnded()) {
        const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined);
        if (answer?.ok) return;
        await pause(25);
      }
      throw new Error(`the server did not start: ${child.output().slice(-500)}`);
    },
  };
}

export const startCommand = (args, env) =>
  start([QUIET, ...EMBEDDED_DATABASE, 'server/src/cli/main.ts', ...args], env);

function start(args, env, who = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: withMallocSettings({ ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...who,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const ended = once(child, 'close').then(() => running.delete(child));
  const end = async (signal) => {
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid,
    ended,
    output: () => output,
    code: () => child.exitCode,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
