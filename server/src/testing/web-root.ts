import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from './temporary-folder.ts';

/** The inline script of the built page. */
export const THEME_SCRIPT = "document.documentElement.dataset.theme = 'light';";

const FILES: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><html lang="it"><head><title>Pieno</title>
<meta name="description" content="Prezzi">
<meta name="gallery" content="on">
<script>${THEME_SCRIPT}</script><script type="module" src="/assets/app-1a2b3c.js"></script>
</head><body><div id="root"></div></body></html>`,
  'assets/app-1a2b3c.js': 'console.log("Pieno");',
  'sw.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{"name":"Pieno"}',
  '.sources': 'a stamp of the build',
};

/** Creates a folder like the output of the web build, with compressed files beside the hashed one. */
export function makeWebRoot(): string {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(root, name), text);
  const script = FILES['assets/app-1a2b3c.js']!;
  writeFileSync(path.join(root, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(root, 'assets/app-1a2b3c.js.gz'), gzipSync(script));
  return root;
}
