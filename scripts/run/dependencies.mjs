// Installs the dependencies on the first start, and again when the lock file has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from './npm.mjs';
import { ROOT, run } from './processes.mjs';

/**
 * Installs the dependencies if they are missing or do not match the lock file.
 * @param say called before the installation, to announce that it takes a moment
 * @param folder of the package.json: the repository's own, or `bench`
 * @returns true when they are installed
 */
export async function ensureDependencies(
  say = () => console.log('Installing the dependencies…'),
  folder = '.',
) {
  const cwd = path.join(ROOT, folder);
  const lockFile = path.join(cwd, 'package-lock.json');
  const stamp = path.join(cwd, 'node_modules', '.pieno-lock');
  if (isInstalled(cwd, lockFile, stamp)) return true;
  say();
  // With NODE_ENV=production npm would omit the dev dependencies, which build the pages. Node 24 is
  // an optional package.
  const npm = npmCommand(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  const code = await run(npm.command, npm.args, { cwd, ...npm.options });
  if (code === 0) writeFileSync(stamp, hashOf(lockFile));
  return code === 0;
}

function isInstalled(cwd, lockFile, stamp) {
  const installed = path.join(cwd, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(lockFile)) return true;
  // Otherwise npm may have been run directly: the dependencies match if they are newer than the lock file.
  return statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs;
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
