import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';

const dist = path.join(import.meta.dirname, '../dist');

/** What the shell loads at once, and what it opens without a network too: the menu, the quick settings, and the word that a page is missing. */
const SHELL = [
  'index.html',
  'src/shell/app-menu.tsx',
  'src/shell/quick-settings.tsx',
  'src/routes/$.tsx?tsr-split=component---loader',
];

/**
 * Keeps of the built files only the shell. Maps, other screens and the
 * demo pages are kept by the worker when somebody first opens them (design §6: 200 kB at most).
 */
export const keepShell: ManifestTransform = (entries) => {
  const built = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const shell = new Set<string>();
  for (const key of SHELL) filesOf(key, built, shell);
  const page = readFileSync(path.join(dist, 'index.html'));
  const manifest = entries.filter(
    ({ url }) => shell.has(url) || !url.startsWith('assets/') || url.endsWith('.woff2'),
  );
  // Served by the API server from the same index.html, so its revision is that file's.
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  return {
    manifest: [...manifest, { url: '/shell.html', revision, size: page.length }],
    warnings: [],
  };
};

function filesOf(key: string, built: Manifest, found: Set<string>): void {
  const chunk = built[key];
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const next of chunk.imports ?? []) filesOf(next, built, found);
}
