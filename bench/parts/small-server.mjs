// The built release on a small server: one core and 1 GB, by cgroup and taskset; needs Linux and root.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT, run } from '../../scripts/run/processes.mjs';
import { followPss, pssOfTree } from './memory.mjs';
import { startServer } from './processes.mjs';

const GROUPS = '/sys/fs/cgroup/memory';
const GROUP = path.join(GROUPS, 'pieno-bench');
const LIMIT = 2 ** 30;
/** Seldom, because reading a process's memory takes some milliseconds of the core. */
const LOOK_MS = 200;
process.once('exit', () => {
  // A process that decodes pictures may still be ending.
  if (existsSync(GROUP) && readFileSync(`${GROUP}/cgroup.procs`, 'latin1') === '') rmdirSync(GROUP);
});

/** Makes the release. @param folder receives a copy of Node, whose pages no other process shares */
export async function makeRelease(folder) {
  const code = await run(process.execPath, [path.join(ROOT, 'scripts/release.mjs')]);
  if (code !== 0) throw new Error('The release could not be made.');
  const node = path.join(folder, 'node');
  copyFileSync(process.execPath, node);
  return { node, program: path.join(ROOT, 'release/pieno/bin/pieno') };
}

/**
 * Starts the release, and follows the memory of all its processes, in megabytes.
 * @returns {Promise<{ url: string, pss: () => number, peak: () => number, stop: () => Promise<void> }>}
 */
export async function startSmall({ node, program }, env) {
  if (!existsSync(GROUPS)) throw new Error(`${GROUPS} is missing: nothing limits the memory here.`);
  mkdirSync(GROUP, { recursive: true });
  writeFileSync(path.join(GROUP, 'memory.limit_in_bytes'), String(LIMIT));
  const enter = `echo $$ > ${GROUP}/cgroup.procs; exec taskset -c 0 "$@"`;
  const line = ['sh', '-c', enter, 'sh', node, program, 'start'];
  const own = { HOST: '127.0.0.1', LOG_LEVEL: 'warn', DATABASE_URL: '', ...env };
  let followed;
  const { url, pid, stop } = await startServer(
    line,
    own,
    (started) => (followed = followPss(started, LOOK_MS)),
  );
  return {
    url,
    pss: () => pssOfTree(pid),
    peak: followed.peak,
    stop: async () => {
      followed.stop();
      await stop();
    },
  };
}
