// Transfer size of a first visit to /home and of what is fetched while it is read, size of the precache, and what the entry must not contain.
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { ROOT } from '../scripts/run/processes.mjs';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, kilobytes, table } from './parts/figures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const FIRST_VISIT_MAX = 150_000;
const NEXT_MAX = 60_000;
const PRECACHE_MAX = 200_000;
const DIST = path.join(ROOT, 'web/dist');
/** Identifies the map library in a chunk's name or text. */
const MAP = /maplibre/i;

const pieno = await startPieno({ dataDir: temporaryFolder() });

const requests = await firstVisit(pieno.url, true);
const all = await firstVisit(pieno.url, false);
const sum = (rows) => rows.reduce((bytes, row) => bytes + row.bytes, 0);
console.log('First visit to /home as a guest:\n');
table(
  ['what', 'transferred'],
  [
    ...requests
      .toSorted((a, b) => b.bytes - a.bytes)
      .map((row) => [row.path, kilobytes(row.bytes)]),
    ['**together**', `**${kilobytes(sum(requests))}**`],
  ],
);
const later = all.filter(({ path }) => !requests.some((row) => row.path === path));
const next = sum(later);
console.log('\nFetched while it is read, for the next screens:\n');
table(
  ['what', 'transferred'],
  later.map((row) => [row.path, kilobytes(row.bytes)]),
);
const kept = await precached(pieno.url);
console.log(`Kept in advance: ${kept.length} files, ${kilobytes(sum(kept))}.\n`);
await pieno.stop();

bar(
  `First visit ${kilobytes(sum(requests))}, at most ${kilobytes(FIRST_VISIT_MAX)}`,
  sum(requests) <= FIRST_VISIT_MAX,
);
bar(`The next screens ${kilobytes(next)}, at most ${kilobytes(NEXT_MAX)}`, next <= NEXT_MAX);
bar('The map is not requested', !all.some((row) => MAP.test(row.path) || MAP.test(row.text)));
bar(
  `Precache ${kilobytes(sum(kept))}, at most ${kilobytes(PRECACHE_MAX)}`,
  sum(kept) <= PRECACHE_MAX,
);
const entry = entryChunks();
bar('No schema in the entry', !entryScript().includes('ZodMini'));
bar('Nothing of the gallery in the entry', !entry.some((key) => key.includes('gallery/')));
bar('Nothing of the map in what is kept in advance', !kept.some((file) => MAP.test(file.text)));

/** @param savesData true: nothing is fetched in advance, so that the first visit alone is measured */
async function firstVisit(url, savesData) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const byId = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    byId.set(requestId, { path: new URL(request.url).pathname, bytes: 0, text: '' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const row = byId.get(requestId);
    if (row) row.bytes = encodedDataLength;
  });
  const scripts = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto(`${url}/home`, { waitUntil: 'networkidle' });
  await page.getByText('Vincitori per Categoria').waitFor();
  await page.waitForLoadState('networkidle');
  for (const response of scripts) {
    const { pathname } = new URL(response.url());
    const row = [...byId.values()].find((each) => each.path === pathname);
    row.text = await response.text();
  }
  await context.close();
  return [...byId.values()];
}

/** Returns the files of the service worker's precache list, with their compressed size. */
async function precached(url) {
  const worker = readFileSync(path.join(DIST, 'sw.js'), 'utf8');
  const paths = [...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, file]) => file);
  if (paths.length === 0) throw new Error('sw.js names no file to keep.');
  return await Promise.all(
    paths.map(async (file) => {
      const { pathname } = new URL(file, url);
      return { path: pathname, bytes: await bytesOf(url + pathname), text: built(pathname) };
    }),
  );
}

function bytesOf(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).once('error', reject);
  });
}

function built(pathname) {
  return pathname.endsWith('.js') ? readFileSync(path.join(DIST, pathname), 'utf8') : '';
}

function entryScript() {
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));
  return built(manifest['index.html'].file);
}

/** Returns the sources of the chunks that the entry imports statically, by Vite's manifest. */
function entryChunks() {
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));
  const found = new Set();
  const follow = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key].imports ?? []) follow(next);
  };
  follow('index.html');
  return [...found];
}
