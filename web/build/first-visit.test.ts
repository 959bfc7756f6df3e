// Tests rule first-visit.
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { filesOfFirstVisit, tooHeavy } from './first-visit.ts';

const built: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    css: ['assets/index.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/screens/later.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/pwa/worker-registration.ts': { file: 'assets/worker.js', imports: ['index.html'] },
  'src/screens/later.tsx': { file: 'assets/later.js', imports: ['index.html'] },
};
const page = '<link rel="preload" href="/assets/figtree.woff2" as="font" />';
const visit = (bytes: number) => [{ file: 'assets/index.js', bytes }];
const entry = (bytes: number) => ({ file: 'assets/index.js', bytes });

test('a first visit is the page, its imports, its font and the listed lazy modules, but no lazy screen', () => {
  expect(filesOfFirstVisit(built, page).toSorted()).toEqual([
    'assets/figtree.woff2',
    'assets/index.css',
    'assets/index.js',
    'assets/shared.js',
    'assets/worker.js',
    'index.html',
  ]);
});

test('reports a listed lazy module that is no longer built', () => {
  const { 'src/pwa/worker-registration.ts': _gone, ...rest } = built;
  expect(() => filesOfFirstVisit(rest, page)).toThrow('src/pwa/worker-registration.ts');
});

test('accepts a visit within the limits', () => {
  expect(tooHeavy(visit(140_000), entry(114_900))).toBeNull();
});

test('rejects a visit above 150 kB with its headers', () => {
  expect(tooHeavy(visit(143_100), entry(100_000))).toMatch(
    /^A first visit transfers 150\.1 kB, at most 150\.0 kB: /,
  );
});

test('rejects an entry above its own limit, even if the visit is within its limit', () => {
  expect(tooHeavy(visit(120_000), entry(115_100))).toMatch(
    /^The entry's script weighs 115\.1 kB, at most 115\.0 kB: /,
  );
});
