import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { kilobytes, weigh, type Weighed } from './weigh.ts';

/** Limits in bytes (brotli): everything that a first visit to /home transfers, and the entry's script. */
const VISIT_MAX = 150_000;
const ENTRY_MAX = 115_000;

/**
 * Bytes besides these files: headers, the answers embedded in the page, its icon and its manifest. bench/web.mjs
 * measures the whole.
 */
const SERVED = 7_000;

/** Lazy modules that a first visit loads as well. */
const LAZY_FIRST_VISIT = ['src/pwa/worker-registration.ts'];

/**
 * Returns the files that a first visit transfers.
 * @param page the built index.html
 */
export function filesOfFirstVisit(built: Manifest, page: string): string[] {
  const found = new Set(['index.html']);
  const follow = (key: string) => {
    const chunk = built[key];
    if (!chunk)
      throw new Error(
        `Nothing was built of ${key}: see LAZY_FIRST_VISIT in web/build/first-visit.ts`,
      );
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const style of chunk.css ?? []) found.add(style);
    for (const next of chunk.imports ?? []) follow(next);
  };
  for (const key of ['index.html', ...LAZY_FIRST_VISIT]) follow(key);
  for (const [, font] of page.matchAll(/href="\/([^"]+\.woff2)"/g)) found.add(font!);
  return [...found];
}

/** Returns what is too heavy, in one sentence; null within the limits. */
export function tooHeavy(visit: readonly Weighed[], entry: Weighed): string | null {
  const all = visit.reduce((sum, { bytes }) => sum + bytes, SERVED);
  if (entry.bytes > ENTRY_MAX) {
    return `The entry's script weighs ${kilobytes(entry.bytes)}, at most ${kilobytes(ENTRY_MAX)}: ${ADVICE}`;
  }
  if (all > VISIT_MAX) {
    return `A first visit transfers ${kilobytes(all)}, at most ${kilobytes(VISIT_MAX)}: ${ADVICE}`;
  }
  return null;
}

const ADVICE = 'what the first screen does not need leaves the entry (docs/decisions/0039).';

/** Fails the build if a first visit is too heavy. Runs after `compressAssets`. */
export const firstVisit = (): Plugin =>
  afterBuild('pieno-first-visit', async (outDir) => {
    const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
    const built = JSON.parse(await read('.vite/manifest.json')) as Manifest;
    const files = filesOfFirstVisit(built, await read('index.html'));
    const visit = await Promise.all(files.map((file) => weigh(outDir, file)));
    const entry = visit.find(({ file }) => file === built['index.html']!.file)!;
    const problem = tooHeavy(visit, entry);
    if (problem) throw new Error(problem);
  });
