// Installs the dependencies on the first start, and again when the lock file has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './processes.mjs';

const lockFile = path.join(ROOT, 'package-lock.json');
const installed = path.join(ROOT, 'node_modules', '.package-lock.json');
const stamp = path.join(ROOT, 'node_modules', '.pieno-lock');

/**
 * Installs the dependencies if they are missing or do not match the lock file.
 * @param say called before the installation, to announce that it takes a moment
 * @returns true when they are installed
 */
export async function ensureDependencies(say = () => console.log('Installing the dependencies…')) {
  if (isInstalled()) return true;
  say();
  // With NODE_ENV=production npm would omit the dev dependencies, which build the pages. Node 24 is
  // an optional package.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const code = process.env.npm_execpath
    ? await run(process.execPath, [process.env.npm_execpath, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' });
  if (code === 0) writeFileSync(stamp, lockHash());
  return code === 0;
}

function isInstalled() {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  // Otherwise npm may have been run directly: the dependencies match if they are newer than the lock file.
  return statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}
