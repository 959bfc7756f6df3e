// Transfer size of a first visit to /home and of what is fetched while it is read, size of the precache, and what must be
// in neither.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from '../scripts/run/processes.mjs';
import { atMost, bar } from './parts/figures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

/** In kilobytes. */
const LIMITS = { first: 150, next: 60, precache: 200 };

const pieno = await startPieno();
const first = await visit(pieno.url, true);
const all = await visit(pieno.url, false);
const precache = await precacheBytes(pieno.url);
await pieno.stop();

const next = Object.entries(all).filter(([file]) => !(file in first));
const kilobytes = (sizes) => sizes.reduce((bytes, size) => bytes + size, 0) / 1_000;
atMost('first visit to /home as a guest', kilobytes(Object.values(first)), LIMITS.first, 'kB');
atMost("next screens' scripts", kilobytes(next.map(([, size]) => size)), LIMITS.next, 'kB');
atMost(`precache of ${precache.length} files`, kilobytes(precache), LIMITS.precache, 'kB');
/** True for a file of the map library, by its name or text. */
const isMap = (file) =>
  /maplibre/i.test(file) || (file.endsWith('.js') && /maplibre/i.test(built(file)));
bar('the map is not requested', !Object.keys(all).some(isMap));
const entry = JSON.parse(built('.vite/manifest.json'))['index.html'].file;
bar('no schema in the entry', !built(entry).includes('ZodMini'));

function built(file) {
  return readFileSync(path.join(ROOT, 'web/dist', file), 'utf8');
}

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

/** Returns the compressed bytes of each file that the service worker stores at once. */
async function precacheBytes(url) {
  const files = [...built('sw.js').matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, file]) => file);
  if (files.length === 0) throw new Error('sw.js names no file.');
  const sizes = files.map(async (file) => {
    const headers = { 'accept-encoding': 'br' };
    const [answer] = await once(get(new URL(file, url), { headers }), 'response');
    if (answer.statusCode !== 200) throw new Error(`${file}: ${answer.statusCode}`);
    return (await buffer(answer)).length;
  });
  return await Promise.all(sizes);
}
