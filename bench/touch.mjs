// A finger that comes early: taps on a row, a filter and the menu of a slow phone, at some moments after the first paint.
//   npm run bench -- touch               three turns
//   RUNS=1 npm run bench -- touch        while developing
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table } from './parts/figures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { slowDown } from './parts/phone/slow-phone.mjs';
import { startPieno } from './parts/processes.mjs';

const RUNS = Number(process.env.RUNS ?? 3);
/** Milliseconds after the first paint. */
const MOMENTS = [500, 1000, 2000, 4000];
/** Milliseconds until the next frame after a tap. */
const MOST = 100;
/** What is tapped: its page, its element, and what tells that it was done. */
const TAPS = [
  {
    name: 'a row',
    address: '/home',
    element: 'main a[href^="/ranking/"]',
    isDone: () => location.pathname.startsWith('/ranking/'),
  },
  {
    name: 'a filter',
    address: '/ranking/10',
    element: 'main label:has(input[type=radio]:not(:checked))',
    isDone: () => location.search !== '',
  },
  {
    name: 'the menu',
    address: '/home',
    element: 'header button[aria-haspopup]',
    isDone: () => document.querySelector('dialog[open]') !== null,
  },
];

const pieno = await startPieno({ dataDir: temporaryFolder() });
const rows = [];
for (const { name, address, element, isDone } of TAPS) {
  for (const moment of MOMENTS) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await tap(address, element, moment, isDone));
    const frames = runs.flatMap(({ frame }) => frame ?? []);
    const frame = frames.length > 0 ? median(frames) : undefined;
    rows.push([
      `${name}, ${moment / 1000} s`,
      frame ?? 'a page load',
      Math.round(median(runs.map(({ done }) => done))),
      runs.filter(({ isEarly }) => isEarly).length,
    ]);
    if (frame !== undefined)
      bar(`${name} after ${moment / 1000} s: a frame within ${MOST} ms`, frame <= MOST);
  }
}
await pieno.stop();
table(['tap', 'next frame, ms', 'done, ms', `before the app, of ${RUNS}`], rows);

/**
 * Opens a page on a slow phone, and taps.
 * @returns milliseconds from the tap to the next frame, none where the browser opened another page, and until it was `done`;
 *   whether it came before the app
 */
async function tap(address, element, moment, isDone) {
  const { context, page } = await openPhone(pieno.url, { serviceWorkers: 'block' });
  await context.addInitScript(watchTaps);
  await slowDown(await context.newCDPSession(page));
  await page.goto(pieno.url + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  const target = page.locator(element).first();
  // Before the moment, as looking for it takes time of the page.
  const box = await target.boundingBox();
  const painted = await page.evaluate(
    () => performance.now() - performance.getEntriesByName('first-contentful-paint')[0].startTime,
  );
  await page.waitForTimeout(Math.max(0, moment - painted));
  const isEarly = await page.evaluate(() => !!document.querySelector('#root[data-prepared]'));
  const before = Date.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(isDone, undefined, { polling: 'raf' });
  const done = Date.now() - before;
  // Frames are told of with a delay.
  await page.waitForTimeout(500);
  const frame = await page.evaluate(() => globalThis.longestFrame);
  await context.close();
  return { frame, done, isEarly };
}

/** Runs in the page, before anything else: notes the longest time from a touch to the next frame. */
function watchTaps() {
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.longestFrame = Math.max(globalThis.longestFrame ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
