// The server of an older version, from the repository's history.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run/processes.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * @returns the newest tagged version, else a commit before the newest migration with complete migrations; undefined
 *   without history
 */
export function findOldVersion() {
  const tagged = git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^');
  if (tagged) return tagged;
  const migrations = ['--', 'server/migrations'];
  const changes = git('log', '--first-parent', '-20', '--format=%h', ...migrations) ?? '';
  return changes.split('\n').slice(1).find(isComplete);
}

/** Between two merges a branch may have two migrations with one number, with which no server starts. */
function isComplete(revision) {
  const files = git('ls-tree', '--name-only', revision, 'server/migrations/') ?? '';
  const numbers = files.split('\n').map((file) => Number(/(\d{4})_/.exec(file)?.[1]));
  return numbers.every((number, index) => number === index + 1);
}

/** Extracts the server of a version, with today's packages and pages. @param folder target folder */
export function layOut(revision, folder) {
  mkdirSync(folder);
  const from = path.join(ROOT, 'node_modules');
  const archive = `git archive ${revision} package.json server contract | tar -x -C ${folder}`;
  const { status, stderr } = spawnSync('sh', ['-c', archive], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@pieno'), { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== '@pieno'))
    symlinkSync(path.join(from, name), path.join(modules, name));
  for (const own of ['contract', 'server'])
    symlinkSync(path.join('../..', own), path.join(modules, '@pieno', own));
  symlinkSync(path.join(ROOT, 'server/node_modules'), path.join(folder, 'server/node_modules'));
  mkdirSync(path.join(folder, 'web'));
  symlinkSync(path.join(ROOT, 'web/dist'), path.join(folder, 'web/dist'));
}
