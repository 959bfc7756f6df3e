// The pages are built when something they come from has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, capture } from './processes.mjs';
import { environmentWith } from './runtime.mjs';

// The gallery may have been thrown away.
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
// Vite empties the folder first, so a build that was cut short leaves no stamp.
const stamp = path.join(dist, '.sources');

/** True when web/dist comes from the sources as they stand. */
export function isWebBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

/** Builds web/dist; says nothing unless it fails. @returns true when it succeeded */
export async function buildWeb(node) {
  const before = hashOfSources();
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await capture(node, [vite, 'build'], {
    cwd: path.join(ROOT, 'web'),
    env: environmentWith(node),
  });
  if (code === 0) writeFileSync(stamp, before);
  else console.error(output);
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
