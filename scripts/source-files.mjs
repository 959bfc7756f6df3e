// The files of the house that checks read: what git would commit, nothing built or installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.mjs';

/** @returns paths relative to the repository of the files that match, in order */
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
