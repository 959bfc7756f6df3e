// Failures of PostgreSQL itself.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '../../scripts/run/machine.mjs';

/** Commits survive an immediate restart, and their times are recorded. */
export const SETTINGS = 'synchronous_commit = on\ntrack_commit_timestamp = on\n';

export function signalAll(pid, signal) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1');
  for (const each of [pid, ...children.split(' ').filter(Boolean)])
    process.kill(Number(each), signal);
}

/** Ends all connections of the nodes. */
export async function terminateAll({ kysely: db }) {
  await db
    .selectFrom('pg_stat_activity')
    .select((eb) => eb.fn('pg_terminate_backend', ['pid']).as('ended'))
    .where('application_name', 'like', 'pieno%')
    .where('pid', '<>', (eb) => eb.fn('pg_backend_pid', []))
    .execute();
}

/** Creates another, empty database. @returns its address */
export function makeDatabase(url, name) {
  const { hostname, port, username } = new URL(url);
  const args = ['-h', hostname, '-p', port, '-U', username, '-T', 'template0', name];
  const made = spawnSync(path.join(findPostgres(), 'createdb'), args, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  return url.replace(/\/[^/]*$/, `/${name}`);
}
