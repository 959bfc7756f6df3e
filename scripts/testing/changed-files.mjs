// The changes in the repository, for npm run test:fast.
import { execFileSync } from 'node:child_process';
import { ROOT } from '../run/processes.mjs';

/** Runs git in the repository. @returns its trimmed output, or undefined if it fails */
function gitHere(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * Returns the commit to compare with: where this branch left main; on main the last commit, or the one before it if
 * nothing has changed since.
 */
export function baseOfChange(git = gitHere) {
  const head = git('rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find((branch) => git('rev-parse', '--verify', branch));
  const fork = main && git('merge-base', 'HEAD', main);
  if (fork && fork !== head) return fork;
  return git('status', '--porcelain') ? 'HEAD' : 'HEAD~1';
}

/** True when git knows a commit by this name. */
export function isRevision(name, git = gitHere) {
  return Boolean(git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
}

/** Returns the paths of new, changed and removed files since a commit. */
export function changedFiles(base, git = gitHere) {
  const tracked = git('diff', '--name-only', '--no-renames', base) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  return [...tracked.split('\n'), ...added.split('\n')].filter(Boolean);
}

/** Returns the keys of the messages that changed since a commit. */
export function changedMessages(base, git = gitHere) {
  const changes = git('diff', '--unified=0', base, '--', 'web/messages') ?? '';
  return [...new Set([...changes.matchAll(/^[+-]\s*"(\w+)":/gm)].map(([, key]) => key))];
}
