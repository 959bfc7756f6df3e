// The built release on a small server: one core and 1 GB, as cgroups and taskset give them; Linux, as root.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/run/free-port.mjs';
import { ROOT, run } from '../../scripts/run/processes.mjs';
import { pssOfTree } from './pss.mjs';

const GROUPS = '/sys/fs/cgroup/memory';
const LIMIT = 2 ** 30;
const READY_MS = 180_000;
/** A look at a process's memory takes some milliseconds of the core. */
const LOOK_MS = 200;

/** Makes the release. @param folder where a Node is laid whose pages no other process shares */
export async function makeRelease(folder) {
  const code = await run(process.execPath, [path.join(ROOT, 'scripts/release.mjs')]);
  if (code !== 0) throw new Error('The release could not be made.');
  const node = path.join(folder, 'node');
  copyFileSync(process.execPath, node);
  return { node, program: path.join(ROOT, 'release/pieno/bin/pieno') };
}

/**
 * Starts the release, with its commands, and follows its memory: of all its processes, in megabytes.
 * @returns {Promise<{ url: string, pss: () => number, peak: () => number, stop: () => Promise<void> }>}
 */
export async function startSmall({ node, program }, env) {
  const group = path.join(GROUPS, 'pieno-bench');
  if (!existsSync(GROUPS)) throw new Error(`${GROUPS} is missing: nothing limits the memory here.`);
  mkdirSync(group, { recursive: true });
  writeFileSync(path.join(group, 'memory.limit_in_bytes'), String(LIMIT));
  const port = await freePort();
  const enter = `echo $$ > ${group}/cgroup.procs; exec taskset -c 0 "$@"`;
  const child = spawn('sh', ['-c', enter, 'sh', node, program, 'start'], {
    cwd: '/',
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, pssOfTree(child.pid))), LOOK_MS);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/api/health/ready`, child);
  return {
    url,
    pss: () => pssOfTree(child.pid),
    peak: () => peak,
    stop: async () => {
      clearInterval(timer);
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      rmdirSync(group);
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
