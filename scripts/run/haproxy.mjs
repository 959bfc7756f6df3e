// HAProxy from Debian's package, unpacked next to the dependencies: installing it would also start its service.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.mjs';

const INSTALLED = '/usr/sbin/haproxy';
const CACHE = path.join(ROOT, 'node_modules', '.cache');
const UNPACKED = path.join(CACHE, 'haproxy');
/** Includes libraries that a small Debian lacks. */
const PACKAGES = ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'];

/** @returns the program, its environment, and its version; undefined without Debian */
export function findHaproxy() {
  const found = locate();
  if (!found) return undefined;
  const env = { ...process.env, ...found.env };
  const { stdout } = spawnSync(found.program, ['-v'], { env, encoding: 'utf8' });
  return { ...found, version: /\d+(\.\d+)+/.exec(stdout)?.[0] };
}

function locate() {
  if (existsSync(INSTALLED)) return { program: INSTALLED, env: {} };
  if (!existsSync(UNPACKED)) unpack();
  const libraries = path.join(UNPACKED, 'usr/lib');
  if (!existsSync(libraries)) return undefined;
  const folders = readdirSync(libraries).map((folder) => path.join(libraries, folder));
  return {
    program: path.join(UNPACKED, 'usr/sbin/haproxy'),
    env: { LD_LIBRARY_PATH: folders.join(':') },
  };
}

function unpack() {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'packages-'));
  const run = (...args) => spawnSync(args[0], args.slice(1), { cwd: folder }).status === 0;
  // The list of packages may be missing or old.
  const isDownloaded =
    run('apt-get', 'download', ...PACKAGES) ||
    (run('apt-get', 'update', '-qq') && run('apt-get', 'download', ...PACKAGES));
  const unpacked = path.join(folder, 'unpacked');
  const isUnpacked =
    isDownloaded && readdirSync(folder).every((file) => run('dpkg-deb', '-x', file, unpacked));
  if (isUnpacked) renameSync(unpacked, UNPACKED);
  rmSync(folder, { recursive: true });
}
