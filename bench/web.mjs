// Transfer size of a first visit to /home and of what is fetched while it is read, size of the precache, and what the entry
// must not contain.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from '../scripts/run/processes.mjs';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, kilobytes } from './parts/figures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const FIRST_VISIT_MAX = 150_000;
const NEXT_MAX = 60_000;
const PRECACHE_MAX = 200_000;
/** Identifies the map library in a chunk's name or text. */
const MAP = /maplibre/i;

const built = (file) => readFileSync(path.join(ROOT, 'web/dist', file), 'utf8');
const textOf = (file) => (file.endsWith('.js') ? built(file) : '');
const hasMap = (file) => MAP.test(file) || MAP.test(textOf(file));
const sum = (sizes) => Object.values(sizes).reduce((bytes, size) => bytes + size, 0);

const pieno = await startPieno({ dataDir: temporaryFolder() });
const first = await visit(pieno.url, true);
const all = await visit(pieno.url, false);
const kept = await precached(pieno.url);
await pieno.stop();

const next = Object.fromEntries(Object.entries(all).filter(([file]) => !(file in first)));
for (const [what, sizes, most] of [
  ['First visit to /home as a guest', first, FIRST_VISIT_MAX],
  ['The next screens', next, NEXT_MAX],
  [`Precache of ${Object.keys(kept).length} files`, kept, PRECACHE_MAX],
])
  bar(`${what}: ${kilobytes(sum(sizes))}, at most ${kilobytes(most)}`, sum(sizes) <= most);
const manifest = JSON.parse(built('.vite/manifest.json'));
bar('The map is not requested', !Object.keys(all).some(hasMap));
bar('Nothing of the map in what is kept in advance', !Object.keys(kept).some(hasMap));
bar('No schema in the entry', !built(manifest['index.html'].file).includes('ZodMini'));
bar('Nothing of the gallery in the entry', !entryChunks().some((key) => key.includes('gallery/')));

/**
 * Opens /home as a guest.
 * @param savesData true: nothing is fetched in advance, so that the first visit alone is measured
 * @returns transferred bytes by path
 */
async function visit(url, savesData) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  if (savesData)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const [paths, sizes] = [new Map(), {}];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    paths.set(requestId, new URL(request.url).pathname),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = paths.get(requestId);
    if (file) sizes[file] = (sizes[file] ?? 0) + encodedDataLength;
  });
  await page.goto(`${url}/home`, { waitUntil: 'networkidle' });
  await page.getByText('Vincitori per Categoria').waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return sizes;
}

/** Returns the compressed bytes of what the service worker keeps, by path. */
async function precached(url) {
  const paths = [...built('sw.js').matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, file]) => file);
  if (paths.length === 0) throw new Error('sw.js names no file to keep.');
  const sizes = paths.map(async (file) => {
    const { pathname } = new URL(file, url);
    const headers = { 'accept-encoding': 'br' };
    const [answer] = await once(get(url + pathname, { headers }), 'response');
    if (answer.statusCode !== 200) throw new Error(`${pathname}: ${answer.statusCode}`);
    return [pathname, (await buffer(answer)).length];
  });
  return Object.fromEntries(await Promise.all(sizes));
}

/** Returns the sources of the chunks that the entry imports statically, by Vite's manifest. */
function entryChunks() {
  const found = new Set();
  const follow = (key) => {
    if (found.has(key)) return;
    found.add(key);
    for (const chunk of manifest[key].imports ?? []) follow(chunk);
  };
  follow('index.html');
  return [...found];
}
