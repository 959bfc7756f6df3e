import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { filesOfFirstVisit } from './first-visit.ts';
import { filesOf, keyOf } from './precache.ts';
import { kilobytes, weigh } from './weigh.ts';

/** The screens whose scripts a page fetches in advance (web/src/core/takeover/next-screens.ts), with their entries. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  ranking: ['src/routes/_page/ranking.$decade.tsx?tsr-split=component'],
  station: [
    'src/routes/_page/business.$id.tsx?tsr-split=component',
    'src/screens/business/facts-cards.tsx',
  ],
};
/** Pictures are fetched when they are shown. */
const CODE = /\.(js|css)$/;
/** Checks the answers of their calls. */
const SCHEMAS = 'src/core/api/schemas.ts';
/** What else a page shows at first. */
const FIRST_SIGHT = [
  'src/routes/social-login.tsx?tsr-split=component',
  'src/screens/business/below-cards.tsx',
  'src/features/reports/totem/station-report.tsx',
];

/** Bytes of everything fetched (brotli), each file with its headers. */
const MOST = 60_000;
const HEADERS = 650;
/** Scripts of a screen besides the entry: without a cache each costs a round trip. */
const SCRIPTS_MAX = 6;

/**
 * Returns the files of each screen that a first visit has not fetched.
 * @throws Error if a screen was not built
 */
export function filesOfScreens(built: Manifest, visit: readonly string[]): Map<string, string[]> {
  const screens = Object.entries(SCREENS).map(([name, keys]): [string, string[]] => {
    const found = new Set<string>();
    for (const key of [...keys, SCHEMAS]) filesOf(keyOf(key, built, 'SCREENS'), built, found);
    return [name, [...found].filter((file) => CODE.test(file) && !visit.includes(file))];
  });
  return new Map(screens);
}

/** Returns which screen has too many files, in one sentence; null if none has. */
export function tooMany(screens: ReadonlyMap<string, readonly string[]>): string | null {
  for (const [name, files] of screens) {
    const scripts = files.filter((file) => file.endsWith('.js'));
    if (scripts.length > SCRIPTS_MAX)
      return `The ${name} is ${scripts.length} scripts, at most ${SCRIPTS_MAX}: ${scripts.join(' ')}`;
  }
  return null;
}

/**
 * Returns which part of a first view waits for schemas, in one sentence; null if none does. Schemas belong to the first
 * call: a slow phone needs some tenths of a second to create them (docs/decisions/0072).
 */
export function waitsForSchemas(built: Manifest): string | null {
  const { file } = built[keyOf(SCHEMAS, built, 'SCHEMAS')]!;
  for (const key of [...Object.values(SCREENS).flat(), ...FIRST_SIGHT]) {
    const found = new Set<string>();
    filesOf(keyOf(key, built, 'SCREENS'), built, found);
    if (found.has(file)) return `${key} imports schemas: what it needs of the contract leaves them`;
  }
  return null;
}

/**
 * Fails the build if a screen has too many files or waits for schemas, or if the files fetched in advance are too
 * heavy. Runs after `compressAssets`.
 */
export const nextScreens = (): Plugin =>
  afterBuild('pieno-next-screens', async (outDir) => {
    const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
    const built = JSON.parse(await read('.vite/manifest.json')) as Manifest;
    const screens = filesOfScreens(built, filesOfFirstVisit(built, await read('index.html')));
    const problem = tooMany(screens) ?? waitsForSchemas(built);
    if (problem) throw new Error(problem);
    const files = [...new Set([...screens.values()].flat())];
    const weighed = await Promise.all(files.map((file) => weigh(outDir, file)));
    const bytes = weighed.reduce((sum, each) => sum + each.bytes + HEADERS, 0);
    if (bytes > MOST)
      throw new Error(`The next screens weigh ${kilobytes(bytes)}, at most ${kilobytes(MOST)}.`);
  });
