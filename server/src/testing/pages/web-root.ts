import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '../temporary-folder.ts';

/** The inline script of the built page. */
export const THEME_SCRIPT = "document.documentElement.dataset.theme = 'light';";

const FILES: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><html lang="it"><head><title>Pieno</title>
<meta name="description" content="Prezzi">
<meta name="gallery" content="on">
<script>${THEME_SCRIPT}</script><script type="module" src="/assets/app-1a2b3c.js"></script>
<link rel="stylesheet" crossorigin href="/assets/app.css">
<link rel="preload" href="/assets/type.woff2" as="font" type="font/woff2" crossorigin>
</head><body><div id="root"></div><script data-content>paint();</script>
<noscript>Serve JavaScript.</noscript></body></html>`,
  'assets/app-1a2b3c.js': 'console.log("Pieno");',
  'assets/app.css': 'body { margin: 0 }',
  'assets/ranking.css': 'ol { margin: 0 }',
  'sw.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{"name":"Pieno"}',
  '.sources': 'a stamp of the build',
};

const MANIFEST = {
  'index.html': { file: 'assets/app-1a2b3c.js', css: ['assets/app.css'] },
  'src/routes/_page/ranking.$decade.tsx?tsr-split=component': {
    file: 'assets/ranking.js',
    css: ['assets/ranking.css'],
    imports: ['index.html', '_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  ...Object.fromEntries(
    [
      'src/routes/_page/business.$id.tsx?tsr-split=component',
      'src/screens/business/facts-cards.tsx',
      'src/routes/social-login.tsx?tsr-split=component',
      'src/screens/social-login/target-preview.tsx',
    ].map((source) => [source, { file: `assets/${source.length}.js` }]),
  ),
};

/** Renders a page as its address and the paths of its answers. */
const RENDERER = `export async function renderPage({ address, answers }) {
  if (address.endsWith('/50')) throw new Error('cannot be drawn');
  return '<main>' + address + ' ' + Object.keys(answers).join(' ') + '</main>';
}`;

/**
 * Creates a folder like the output of the web build, with compressed files next to the hashed one.
 * @param hasRenderer true adds the server's renderer
 */
export function makeWebRoot(hasRenderer = false): string {
  const root = temporaryFolder();
  if (hasRenderer) {
    mkdirSync(path.join(root, 'server'));
    mkdirSync(path.join(root, '.vite'));
    writeFileSync(path.join(root, 'server/render-page.js'), RENDERER);
    writeFileSync(path.join(root, 'server/package.json'), '{"type":"module"}');
    writeFileSync(path.join(root, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  }
  mkdirSync(path.join(root, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(root, name), text);
  const script = FILES['assets/app-1a2b3c.js']!;
  writeFileSync(path.join(root, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(root, 'assets/app-1a2b3c.js.gz'), gzipSync(script));
  return root;
}
