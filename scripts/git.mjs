import { execFileSync } from 'node:child_process';
import { ROOT } from './processes.mjs';

/** Runs git in the repository. @returns its trimmed output, or undefined if it fails */
export function gitHere(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}
