// A server process that is restarted whenever it ends, like systemd with Restart=always.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/run/free-port.mjs';
import { SERVER, withMallocSettings } from '../../scripts/run/server-process.mjs';
import { until } from './until.mjs';

/** As in the unit: avoids a tight loop when a process cannot start. */
const RESTART_MS = 1_000;

const processes = new Set();
process.once('exit', () => {
  for (const child of processes) child.kill('SIGKILL');
});

/**
 * Starts a node.
 * @param root the folder of its version
 * @param folder for its log and its own files
 */
export async function startNode({ name, root, folder, databaseUrl, env = {} }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = createWriteStream(path.join(folder, `${name}.log`));
  let tree = root;
  let isWanted = true;
  let child;
  const own = {
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(folder, name),
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const node = { name, url, starts: 0, exits: [] };
  const run = async () => {
    while (isWanted) {
      child = spawn(process.execPath, SERVER, {
        cwd: tree,
        env: withMallocSettings({ ...process.env, ...own }),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      node.starts += 1;
      child.stdout.pipe(log, { end: false });
      child.stderr.pipe(log, { end: false });
      processes.add(child);
      const [code, signal] = await once(child, 'exit');
      processes.delete(child);
      node.exits.push(signal ?? code);
      if (isWanted) await pause(RESTART_MS);
    }
  };
  const running = run();
  return Object.assign(node, {
    isReady: () => isReady(url),
    end: async (signal) => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    /** Sets the version of the next start. */
    upgrade: (to) => (tree = to),
    stop: async () => {
      isWanted = false;
      child.kill('SIGTERM');
      await running;
      log.end();
    },
  });
}

async function isReady(url) {
  const signal = AbortSignal.timeout(1_000);
  return await fetch(`${url}/api/health/ready`, { signal }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

export const untilReady = (nodes, limitMs) =>
  until(async () => (await Promise.all(nodes.map((node) => node.isReady()))).every(Boolean), {
    what: `${nodes.map(({ name }) => name).join(', ')} ready`,
    limitMs,
  });
