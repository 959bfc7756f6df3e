import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseTemplate } from './page-template.ts';

const THEME = "document.documentElement.dataset.theme = 'light';";
const PAGE = `<!doctype html><html><head>
<title>Pieno</title>
<meta name="description" content="Prezzi" />
<meta name="gallery" content="on">
<script>${THEME}</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<script type="application/ld+json">{"@type":"WebApplication"}</script>
</head><body><div id="root"></div></body></html>`;

test.each([
  [true, 'on'],
  [false, 'off'],
])('gallery %s is said in the page', (gallery, content) => {
  const html = parseTemplate(PAGE).fill({ gallery, head: '' });
  expect(html).toContain(`<meta name="gallery" content="${content}">`);
});

test('winners are embedded in the head; a page without data is otherwise the same', () => {
  const template = parseTemplate(PAGE);
  const block = '<script type="application/json" id="winners">{"welcome":null}</script>';
  const bare = template.fill({ gallery: true, head: '' });
  const full = template.fill({ gallery: true, head: '', winners: '{"welcome":null}' });
  expect(full).toContain(`${block}</head>`);
  expect(full.replace(block, '')).toBe(bare);
});

test('the head stands in place of title and description', () => {
  const head = '<title>Diesel · Pieno</title>';
  const html = parseTemplate(PAGE).fill({ gallery: true, head });
  expect(html.match(/<title>.*<\/title>/g)).toEqual([head]);
  expect(html).not.toContain('description');
});

test('only the inline script that runs is hashed', () => {
  const hash = createHash('sha256').update(THEME).digest('base64');
  expect(parseTemplate(PAGE).scriptHashes).toEqual([`sha256-${hash}`]);
});

test.each([
  ['gallery', '<meta name="gallery" content="on">'],
  ['head', '<title>Pieno</title>'],
])('a page without a place for the %s is refused', (slot, place) => {
  const without = PAGE.replace(place, '');
  expect(() => parseTemplate(without)).toThrow(`no place for: ${slot}`);
});
