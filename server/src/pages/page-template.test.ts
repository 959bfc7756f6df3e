import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseTemplate } from './page-template.ts';

const THEME = "document.documentElement.dataset.theme = 'light';";
const PAGE = `<!doctype html><html><head>
<title>Pieno</title>
<meta name="description" content="Prezzi" />
<meta name="csp-nonce" content="">
<meta name="gallery" content="on">
<script>${THEME}</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<script type="application/ld+json">{"@type":"WebApplication"}</script>
<style nonce="">body{margin:0}</style>
</head><body><div id="root"></div></body></html>`;

test('the nonce fills the meta element and every style’s nonce', () => {
  const html = parseTemplate(PAGE).fill({ nonce: 'N0nce', gallery: true, head: '' });
  expect(html).toContain('<meta name="csp-nonce" content="N0nce">');
  expect(html).toContain('<style nonce="N0nce">');
});

test.each([
  [true, 'on'],
  [false, 'off'],
])('gallery %s is said in the page', (gallery, content) => {
  const html = parseTemplate(PAGE).fill({ nonce: 'n', gallery, head: '' });
  expect(html).toContain(`<meta name="gallery" content="${content}">`);
});

test('winners are embedded in the head; a page without data is otherwise the same', () => {
  const template = parseTemplate(PAGE);
  const block = '<script type="application/json" id="winners">{"welcome":null}</script>';
  const bare = template.fill({ nonce: 'n', gallery: true, head: '' });
  const full = template.fill({ nonce: 'n', gallery: true, head: '', winners: '{"welcome":null}' });
  expect(full).toContain(`${block}</head>`);
  expect(full.replace(block, '')).toBe(bare);
});

test('the head stands in place of title and description', () => {
  const head = '<title>Diesel · Pieno</title>';
  const html = parseTemplate(PAGE).fill({ nonce: 'n', gallery: true, head });
  expect(html.match(/<title>.*<\/title>/g)).toEqual([head]);
  expect(html).not.toContain('description');
});

test('only the inline script that runs is hashed', () => {
  const hash = createHash('sha256').update(THEME).digest('base64');
  expect(parseTemplate(PAGE).scriptHashes).toEqual([`sha256-${hash}`]);
});

test.each([
  ['nonce', '<meta name="csp-nonce" content="">'],
  ['gallery', '<meta name="gallery" content="on">'],
  ['head', '<title>Pieno</title>'],
])('a page without a place for the %s is refused', (slot, place) => {
  const without = PAGE.replace(place, '').replace('<style nonce="">', '<style>');
  expect(() => parseTemplate(without)).toThrow(`no place for: ${slot}`);
});
