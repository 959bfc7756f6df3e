import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { THEME_COLORS } from './theme-colors.ts';

const read = (file: string) =>
  readFileSync(path.join(import.meta.dirname, '../../../..', file), 'utf8');

test("the browser's bar has the page's background colour", () => {
  const pages = read('ui/src/theme/tokens.css').matchAll(/--page: (#\w+);/g);
  const paper = '#ffffff';
  const colors = [THEME_COLORS.light, THEME_COLORS.dark, paper];
  expect([...pages].map(([, color]) => color)).toEqual(colors);
  expect(read('web/index.html')).toContain(`name="theme-color" content="${THEME_COLORS.light}"`);
});
