import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';
import type { ManifestTransform } from 'workbox-build';

const dist = path.join(import.meta.dirname, '../dist');

/**
 * Entries of the build manifest, or names of shared chunks, whose files are precached, so that these screens open
 * offline even on a first visit (rule offline-shell): each is one tap away from any other screen, and has content
 * without a network.
 */
const PRECACHED = [
  'index.html',
  // They check the answer of the entry's first call.
  'schemas',
  'src/pwa/app-prompt.tsx',
  'src/pwa/worker-registration.ts',
  'src/frame/app-menu.tsx',
  'src/frame/quick-settings.tsx',
  'src/features/account/register-prompt.tsx',
  ...['_page/ranking.$decade', '_page/business.$id', '_page/settings'].map(
    (route) => `src/routes/${route}.tsx?tsr-split=component`,
  ),
  'src/screens/ranking/position/position-note.tsx',
];

/**
 * Workbox manifest transform. Of the built files under assets/, keeps only the fonts and the files of `PRECACHED` with
 * their styles and static imports (200 kB in all at most), and adds /shell.html. The service worker caches the live
 * map, screens that need a server and the demo pages when they are first opened.
 * @throws Error if an entry of `PRECACHED` is not in the build manifest
 */
export const precacheScreens: ManifestTransform = (entries) => {
  const built = JSON.parse(
    readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const kept = new Set<string>();
  for (const wanted of PRECACHED) {
    filesOf(keyOf(wanted, built, 'PRECACHED'), built, kept);
  }
  const page = readFileSync(path.join(dist, 'index.html'));
  const manifest = entries.filter(
    ({ url }) => kept.has(url) || !url.startsWith('assets/') || url.endsWith('.woff2'),
  );
  // The API server renders /shell.html from index.html, so the hash of that file is the revision.
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  return {
    manifest: [...manifest, { url: '/shell.html', revision, size: page.length }],
    warnings: [],
  };
};

/**
 * Returns the key of a source in the build manifest. A chunk imported statically and dynamically, or with several
 * modules, has no source there, but is named after it.
 * @param list name of the list with the source, for the error
 * @throws Error if the source was not built
 */
export function keyOf(source: string, built: Manifest, list: string): string {
  if (built[source]) return source;
  const key = Object.keys(built).find((each) => built[each]!.name === path.parse(source).name);
  if (!key) throw new Error(`Nothing was built of ${source}: see ${list}`);
  return key;
}

/** Adds an entry's files and those of its static imports to `found`. */
export function filesOf(key: string, built: Manifest, found: Set<string>): void {
  const chunk = built[key];
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const next of chunk.imports ?? []) filesOf(next, built, found);
}
