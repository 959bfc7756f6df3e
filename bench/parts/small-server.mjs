// The built release on a small server: one core and 1 GB, as cgroups and taskset give them; Linux, as root.
import { copyFileSync, existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../../scripts/run/processes.mjs';
import { startServer } from './processes.mjs';
import { pssOfTree } from './pss.mjs';

const GROUPS = '/sys/fs/cgroup/memory';
const GROUP = path.join(GROUPS, 'pieno-bench');
const LIMIT = 2 ** 30;
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
  if (!existsSync(GROUPS)) throw new Error(`${GROUPS} is missing: nothing limits the memory here.`);
  mkdirSync(GROUP, { recursive: true });
  writeFileSync(path.join(GROUP, 'memory.limit_in_bytes'), String(LIMIT));
  const enter = `echo $$ > ${GROUP}/cgroup.procs; exec taskset -c 0 "$@"`;
  const line = ['sh', '-c', enter, 'sh', node, program, 'start'];
  let peak = 0;
  let timer;
  const follow = (pid) => {
    timer = setInterval(() => (peak = Math.max(peak, pssOfTree(pid))), LOOK_MS);
  };
  const own = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_URL: '', ...env };
  const { url, pid, stop } = await startServer(line, own, follow);
  return {
    url,
    pss: () => pssOfTree(pid),
    peak: () => peak,
    stop: async () => {
      clearInterval(timer);
      await stop();
      rmdirSync(GROUP);
    },
  };
}
