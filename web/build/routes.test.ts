// Tests rule page-access.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from '@pieno/contract/pages.ts';
import { expect, test } from 'vitest';

/**
 * Returns a route file's paths in the form of contract/src/pages.ts: none for a layout or the gallery's route, and one more
 * for each optional parameter.
 */
function pathsOf(file: string): string[] {
  const segments = file.replace(/\.tsx$/u, '').split(/[./\\]/u);
  if (segments.at(-1)!.startsWith('_') || segments.at(-1) === '$') return [];
  const shown = segments.filter((segment) => !/^_|^\(|^index$/u.test(segment));
  const required = shown.filter((segment) => !segment.startsWith('{-'));
  const write = (segment: string) => segment.replace(/^\{-(.*)\}$/u, '$1').replace(/^\$/u, ':');
  return Array.from(
    { length: shown.length - required.length + 1 },
    (_, optional) =>
      `/${shown
        .slice(0, required.length + optional)
        .map(write)
        .join('/')}`,
  );
}

test.each([
  ['index.tsx', ['/']],
  ['home.tsx', ['/home']],
  ['ranking.index.tsx', ['/ranking']],
  ['ranking.$decade.tsx', ['/ranking/:decade']],
  ['_framed.settings.tsx', ['/settings']],
  ['_framed/settings.tsx', ['/settings']],
  ['admin.{-$part}.{-$id}.tsx', ['/admin', '/admin/:part', '/admin/:part/:id']],
  ['_framed.tsx', []],
  ['__root.tsx', []],
  ['$.tsx', []],
])('%s is the route of %j', (file, expected) => {
  expect(pathsOf(file)).toEqual(expected);
});

test('each product page of the contract has a route file, and each route file is such a page', () => {
  const folder = path.join(import.meta.dirname, '../src/routes');
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap(pathsOf);
  const pages = PAGES.filter(({ part }) => part === 'product').map((page) => page.path);
  expect(routes.toSorted()).toEqual(pages.toSorted());
});
