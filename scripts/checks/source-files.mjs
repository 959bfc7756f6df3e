// The source files for checks: tracked files, and untracked ones that are not ignored.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run/processes.mjs';

/** @returns the sorted paths of the matching files, relative to the repository */
export function sourceFiles(pattern) {
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((file) => pattern.test(file) && existsSync(path.join(ROOT, file)))
    .toSorted();
}

export function readSource(file) {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
