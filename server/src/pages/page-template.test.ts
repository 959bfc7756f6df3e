// Tests rules page-content, page-head.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseTemplate } from './page-template.ts';

const THEME = "document.documentElement.dataset.theme = 'light';";
const PAGE = `<!doctype html><html><head>
<title>Pieno</title>
<meta name="description" content="Prezzi" />
<meta name="gallery" content="on">
<script>${THEME}</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index.css">
<script type="application/ld+json">{"@type":"WebApplication"}</script>
</head><body><div id="root"></div><script data-content>paint();</script>
<noscript>Serve JavaScript.</noscript></body></html>`;

test.each([
  [true, 'on'],
  [false, 'off'],
])('gallery %s is marked in the page', (gallery, content) => {
  const html = parseTemplate(PAGE).fill({ gallery, head: '' });
  expect(html).toContain(`<meta name="gallery" content="${content}">`);
});

test('answers are at the end of the page; a page without data is otherwise the same', () => {
  const template = parseTemplate(PAGE);
  const answers = '{"/welcome-message":null}';
  const block = `<script type="application/json" id="answers">${answers}</script>`;
  const bare = template.fill({ gallery: true, head: '' });
  const full = template.fill({ gallery: true, head: '', answers });
  expect(full).toContain(`${block}</body>`);
  expect(full.replace(block, '')).toBe(bare);
});

test('the sentence for browsers without scripts links to the prices, which need none', async () => {
  const page = await readFile(new URL('../../../web/index.html', import.meta.url), 'utf8');
  const bare = parseTemplate(page).fill({ gallery: true, head: '' });
  expect(bare).toMatch(/<noscript\s*>Questa pagina ha bisogno di JavaScript\.\s*<a href="\/home">/);
});

test('content replaces the sentence for browsers without scripts', () => {
  const { fill } = parseTemplate(PAGE);
  const content = {
    files: { styles: '<style>a{}</style>', scripts: '<link rel="x">' },
    root: '<main>€ 1,669</main>',
  };
  const page = fill({ gallery: true, head: '', ...content });
  const script = '<script type="module" crossorigin src="/assets/index.js"></script>';
  expect(page).toContain(
    `<style>a{}</style><template id="app"><link rel="x">${script}</template>\n`,
  );
  expect(page).not.toContain('index.css');
  expect(page).toContain(
    `<div id="root" data-prepared>${content.root}</div><script data-content>paint();</script>\n</body>`,
  );
  const bare = fill({ gallery: true, head: '' });
  expect(bare).toContain('<div id="root"></div>\n<noscript>Serve JavaScript.</noscript>');
});

test('the head replaces title and description', () => {
  const head = '<title>Diesel · Pieno</title>';
  const html = parseTemplate(PAGE).fill({ gallery: true, head });
  expect(html.match(/<title>.*<\/title>/g)).toEqual([head]);
  expect(html).not.toContain('description');
});

test('only the inline scripts that run are hashed', () => {
  const hashes = [THEME, 'paint();'].map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
  expect(parseTemplate(PAGE).scriptHashes).toEqual(hashes);
});

test('the typeface is found when one is built', () => {
  const font = '<link rel="preload" href="/assets/type.woff2" as="font" crossorigin />';
  expect(parseTemplate(PAGE.replace('</head>', `${font}</head>`)).typeface).toBe(
    '/assets/type.woff2',
  );
  expect(parseTemplate(PAGE).typeface).toBeUndefined();
});

test.each([
  ['gallery', '<meta name="gallery" content="on">'],
  ['head', '<title>Pieno</title>'],
  ['entry', '<script type="module" crossorigin src="/assets/index.js"></script>'],
  ['root', '<div id="root"></div>'],
  ['paint', '<script data-content>paint();</script>'],
  ['noscript', '<noscript>Serve JavaScript.</noscript>'],
])('a page without a slot for the %s is refused', (slot, place) => {
  const without = PAGE.replace(place, '');
  expect(() => parseTemplate(without)).toThrow(`no place for: ${slot}`);
});
