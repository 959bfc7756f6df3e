// Tests rule gallery-pages.
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/**
 * Limit in Brotli bytes for a demo page, excluding the product's entry and the shared chunks
 * (web/build/mantine-chunks.ts, shared-chunks.ts).
 */
const PAGE_BYTES = 40_000;

const root = path.join(import.meta.dirname, '..');
const dist = path.join(root, 'web/dist');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

const chunks = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** Returns the files of a chunk: itself, its stylesheets and its static imports, recursively. */
function filesOf(key: string, built: Record<string, Chunk>, found = new Set<string>()) {
  const { file, css = [], imports = [] } = built[key]!;
  if (found.has(file)) return found;
  for (const one of [file, ...css]) found.add(one);
  for (const next of imports) filesOf(next, built, found);
  return found;
}

const NAME = /(?:\.|@keyframes )([a-zA-Z]\w*)/g;
const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
const matches = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!));

test('the first visit loads and stores nothing of the demo pages', () => {
  const built = chunks();
  const worker = readFileSync(path.join(dist, 'sw.js'), 'utf8');
  const kept = Object.keys(built).filter((key) => worker.includes(built[key]!.file));
  const files = new Set(['index.html', ...kept].flatMap((key) => [...filesOf(key, built)]));
  expect(files.size).toBeGreaterThan(2);
  expect(kept.filter((key) => key.startsWith('../gallery/'))).toEqual([]);
  const text = [...files].map((file) => readFileSync(path.join(dist, file), 'utf8')).join('\n');

  const lines = matches(sources('gallery/src/{*/*routes,*/*/demo}.ts'), /about: '([^']+)'/g);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => text.includes(line))).toEqual([]);

  const others = new Set(matches(sources('{ui,web}/src/**/*.css'), NAME));
  const own = matches(sources('gallery/src/**/*.css'), NAME).filter((name) => !others.has(name));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((name) => new RegExp(`_${name}_\\w{5}_\\d`).test(text))).toEqual([]);
});

test('every demo page is light', () => {
  const built = chunks();
  const shared = filesOf('index.html', built);
  for (const { file, css = [] } of Object.values(built).filter(({ file }) => isShared(file)))
    for (const one of [file, ...css]) shared.add(one);
  const heavy = Object.entries(built)
    .filter(([key, chunk]) => key.startsWith('../gallery/') && chunk.isDynamicEntry)
    .map(([key]) => {
      const own = [...filesOf(key, built)].filter((file) => !shared.has(file));
      return [key, own.reduce((bytes, file) => bytes + weigh(file), 0)] as const;
    })
    .filter(([, bytes]) => bytes > PAGE_BYTES);
  expect(heavy).toEqual([]);
});

const isShared = (file: string) => /\/(mantine|floating|ui)-[\w-]+\.js$/.test(file);
const weigh = (file: string) => statSync(path.join(dist, `${file}.br`)).size;
