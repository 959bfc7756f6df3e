// Builds what is out of date: the pages, and the new database that a first start unpacks.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, capture } from './processes.mjs';
import { environmentWith } from './runtime.mjs';
import { EMBEDDED_DATABASE } from './server-process.mjs';

// The gallery is optional and may be deleted.
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'contract',
  'ui',
  'gallery',
  'web',
].filter((source) => existsSync(path.join(ROOT, source)));
const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'paraglide', 'cache']);
const IGNORED_FILES = /^\.|\.(test\.tsx?|gen\.ts|md)$/;

const dist = path.join(ROOT, 'web', 'dist');
// Vite empties the folder first, so an interrupted build leaves no stamp.
const stamp = path.join(dist, '.sources');

/**
 * Builds the pages if their sources have changed since the last build, and packs a new database if there is none;
 * prints output only on failure.
 * @param announce called before the pages are built, to announce that it takes a moment
 * @returns true when both are there
 */
export async function ensureBuild(node, announce = () => undefined) {
  const packing = execute(node, [...EMBEDDED_DATABASE, 'server/src/db/embedded/pack-database.ts']);
  const isStale = !isWebBuilt();
  if (isStale) announce();
  const built = await Promise.all([!isStale || buildWeb(node), packing]);
  return built.every(Boolean);
}

function isWebBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

async function buildWeb(node) {
  const before = hashOfSources();
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // The bundle for the server's rendering comes second, because the first build empties the folder.
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    if (!(await execute(node, [vite, 'build', '--config', config], 'web'))) return false;
  }
  writeFileSync(stamp, before);
  return true;
}

async function execute(node, args, folder = '') {
  const options = { cwd: path.join(ROOT, folder), env: environmentWith(node) };
  const { code, output } = await capture(
    node,
    ['--disable-warning=ExperimentalWarning', ...args],
    options,
  );
  if (code !== 0) console.error(output);
  return code === 0;
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(path.join(ROOT, source)))) {
    hash.update(`${path.relative(ROOT, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesUnder(target) {
  if (path.extname(target) === '.json') return [target];
  return readdirSync(target, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(target, entry.name);
      if (IGNORED_FILES.test(entry.name) || IGNORED_FOLDERS.has(entry.name)) return [];
      return entry.isDirectory() ? filesUnder(full) : [full];
    });
}
