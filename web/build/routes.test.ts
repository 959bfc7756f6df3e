import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from '@pieno/contract/pages.ts';
import { expect, test } from 'vitest';

/** Returns the path of a route file as contract/pages.ts writes it, or null for a layout or the way to the gallery. */
function pathOf(file: string): string | null {
  const segments = file.replace(/\.tsx$/u, '').split(/[./\\]/u);
  if (segments.at(-1)!.startsWith('_') || segments.at(-1) === '$') return null;
  const shown = segments.filter((segment) => !/^_|^\(|^index$/u.test(segment));
  return `/${shown.map((segment) => segment.replace(/^\$/u, ':')).join('/')}`;
}

test.each([
  ['index.tsx', '/'],
  ['home.tsx', '/home'],
  ['ranking.index.tsx', '/ranking'],
  ['ranking.$decade.tsx', '/ranking/:decade'],
  ['_framed.settings.tsx', '/settings'],
  ['_framed/settings.tsx', '/settings'],
  ['_framed.tsx', null],
  ['__root.tsx', null],
  ['$.tsx', null],
])('%s is the route of %s', (file, expected) => {
  expect(pathOf(file)).toBe(expected);
});

test('each product page of the contract has a route file, and each route file is such a page', () => {
  const folder = path.join(import.meta.dirname, '../src/routes');
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => pathOf(file) ?? []);
  const pages = PAGES.filter(({ part }) => part === 'product').map((page) => page.path);
  expect(routes.toSorted()).toEqual(pages.toSorted());
});
