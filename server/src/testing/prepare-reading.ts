import { fork } from 'node:child_process';
import { once } from 'node:events';

const NOWHERE = '/nowhere';
/** Jobs that load what most imports load; each is refused, because there is no file. */
const JOBS = [
  { kind: 'mimit', registry: NOWHERE, prices: NOWHERE },
  { kind: 'ocm', file: NOWHERE },
  { kind: 'osm', file: NOWHERE },
  { kind: 'stations', file: NOWHERE, reach: 'sheet' },
  { kind: 'prices', file: NOWHERE, reach: 'sheet' },
];

/**
 * Starts the reading process once and lets it end by itself: only then Node keeps what it compiled
 * (NODE_COMPILE_CACHE). The imports of the tests, which kill theirs, start in half the time then.
 */
export async function setup(): Promise<void> {
  const child = fork(new URL('../modules/imports/reading/process.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = once(child, 'exit');
  for (const job of JOBS) {
    child.send(job);
    await Promise.race([once(child, 'message'), end]);
  }
  if (child.connected) child.disconnect();
  await end;
}
