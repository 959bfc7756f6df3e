// Builds the pages if their sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, capture } from './processes.mjs';
import { environmentWith } from './runtime.mjs';

// The gallery is optional and may have been removed.
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

/** Returns whether web/dist was built from the current sources. */
export function isWebBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

/** Builds web/dist; prints output only on failure. @returns true if the build succeeded */
export async function buildWeb(node) {
  const before = hashOfSources();
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  // What the server draws the pages with comes second: the first build empties the folder.
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    const { code, output } = await capture(node, [vite, 'build', '--config', config], {
      cwd: path.join(ROOT, 'web'),
      env: environmentWith(node),
    });
    if (code === 0) continue;
    console.error(output);
    return false;
  }
  writeFileSync(stamp, before);
  return true;
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
