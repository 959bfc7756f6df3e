import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { compress } from './compress-assets.ts';
import { filesOf, keyOf } from './precache.ts';
import { kilobytes, weigh, type Weighed } from './weigh.ts';

/**
 * Entries of the build manifest that the worker fetches when idle after the first visit (rule offline-in-advance). The
 * map's own code would weigh more than all of them: it is cached when a map is first opened.
 */
const IN_ADVANCE = [
  'src/routes/social-login.tsx?tsr-split=component',
  'src/screens/home/answer/home-answer.tsx',
  'src/screens/ranking/head/both-note.tsx',
  'src/screens/ranking/head/tank-head.tsx',
  'src/screens/ranking/position/position-dialog.tsx',
  'src/features/prices/smac/credit-line.tsx',
  'src/screens/business/connector-list.tsx',
  'src/screens/business/facts-cards.tsx',
  'src/features/map/streets/streets.geojson',
  'src/features/map/streets/surfaces.geojson',
];

/** Bytes of these files (brotli); the rest of the 200 kB (web/worker/in-advance.ts) is for rankings and stations. */
const FILES_MAX = 140_000;

/** Bytes of one map file: a larger one, from an operator's own extract, is cached when a map is first opened. */
const MAP_FILE_MAX = 80_000;

/** Placeholder for the files in the worker's source. */
const PLACE = '%IN_ADVANCE%';

/**
 * Returns the addresses of the files to fetch in advance.
 * @param isPrecached true for a precached file
 * @throws Error if a listed entry is not in the build manifest
 */
export function filesInAdvance(built: Manifest, isPrecached: (file: string) => boolean): string[] {
  const found = new Set<string>();
  for (const source of IN_ADVANCE) filesOf(keyOf(source, built, 'IN_ADVANCE'), built, found);
  return [...found].filter((file) => !isPrecached(file)).map((file) => `/${file}`);
}

/** Removes the files of a map larger than San Marino's. */
export const withoutLargeMaps = (files: readonly Weighed[]): Weighed[] =>
  files.filter(({ file, bytes }) => !file.endsWith('.geojson') || bytes <= MAP_FILE_MAX);

/**
 * Writes the files with their weights into the built worker: `/assets/a.js:1234`. Fails the build if together they are
 * too heavy. Runs after `compressAssets`.
 */
export const inAdvance = (): Plugin =>
  afterBuild('pieno-in-advance', async (outDir) => {
    const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
    const built = JSON.parse(await read('.vite/manifest.json')) as Manifest;
    const worker = await read('sw.js');
    if (!worker.includes(PLACE)) throw new Error(`sw.js has no place for the files: ${PLACE}`);
    const files = filesInAdvance(built, (file) => worker.includes(`"${file}"`));
    const weighed = withoutLargeMaps(await Promise.all(files.map((file) => weigh(outDir, file))));
    const all = weighed.reduce((sum, { bytes }) => sum + bytes, 0);
    if (all > FILES_MAX)
      throw new Error(
        `In advance are fetched ${kilobytes(all)} of files, at most ${kilobytes(FILES_MAX)}.`,
      );
    const list = weighed.map(({ file, bytes }) => `${file}:${bytes}`).join(' ');
    await writeFile(path.join(outDir, 'sw.js'), worker.replace(PLACE, list));
    await compress(path.join(outDir, 'sw.js'));
  });
