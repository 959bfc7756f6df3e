// Installs the dependencies on the first start, and again after the lock file has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from './npm.mjs';
import { ROOT, run } from './processes.mjs';

/** Whether a file is needed neither for building nor for running: source maps, types, and headers for Node's addons. */
export const isBallast = (file) =>
  /\.map$|\.d\.[cm]?ts$|[\\/]node-[\w-]+[\\/]include[\\/]/.test(file);

/**
 * Installs the dependencies if they are missing or do not match the lock file.
 * @param announce called before the installation, to announce that it takes a moment
 * @param folder of the package.json: the repository's own, or `bench`
 * @param forStart omits what only tests and checks need: `dependencies` build and run, `devDependencies` test
 * @returns true when they are installed
 */
export async function ensureDependencies(
  announce = () => console.log('Installing the dependencies…'),
  { folder = '.', forStart = false } = {},
) {
  const cwd = path.join(ROOT, folder);
  const lockFile = path.join(cwd, 'package-lock.json');
  const modules = path.join(cwd, 'node_modules');
  const stamp = path.join(modules, '.pieno-lock');
  const all = hashOf(lockFile);
  const some = `${all} for npm start`;
  if (isInstalled(modules, lockFile, stamp, forStart ? [all, some] : [all])) return true;
  announce();
  // Independent of NODE_ENV and npm's settings. Node 24 is an optional package.
  const extent = forStart ? '--omit=dev' : '--include=dev';
  const npm = npmCommand(['ci', extent, '--include=optional', '--loglevel=error']);
  const code = await run(npm.command, npm.args, { cwd, ...npm.options });
  if (code !== 0) return false;
  if (forStart) removeBallast(modules);
  writeFileSync(stamp, forStart ? some : all);
  return true;
}

function isInstalled(modules, lockFile, stamp, enough) {
  const installed = path.join(modules, '.package-lock.json');
  if (!existsSync(installed)) return false;
  const time = (file) => statSync(file).mtimeMs;
  if (existsSync(stamp)) {
    if (enough.includes(readFileSync(stamp, 'utf8'))) return true;
    if (time(stamp) >= time(installed)) return false;
  }
  // npm may have been run directly: the dependencies match if they are newer than the lock file.
  return time(installed) >= time(lockFile);
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

function removeBallast(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) removeBallast(name);
    else if (isBallast(name)) rmSync(name);
  }
}
