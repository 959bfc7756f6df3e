// Early taps on a row, a filter and the menu of a slow phone, at some moments after the first paint.
//   RUNS=1 npm run bench -- touch     turns; three by default
import { atMost, median } from './parts/figures.mjs';
import { openPhone, slowDown } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const RUNS = Number(process.env.RUNS ?? 3);
/** Milliseconds after the first paint. */
const MOMENTS = [500, 1000, 2000, 4000];
/** Milliseconds from a tap to the next frame. */
const FRAME_MS = 100;
/** What is tapped: its page, its element, and what shows that the tap took effect. */
const TAPS = {
  'a row': ['/home', 'main a[href^="/ranking/"]', () => location.pathname.startsWith('/ranking/')],
  'a filter': [
    '/ranking/10',
    'main label:has(input[type=radio]:not(:checked))',
    () => location.search !== '',
  ],
  'the menu': [
    '/home',
    'header button[aria-haspopup]',
    () => document.querySelector('dialog[open]') !== null,
  ],
};

const pieno = await startPieno();
for (const [name, target] of Object.entries(TAPS)) {
  for (const moment of MOMENTS) {
    const frames = [];
    for (let run = 0; run < RUNS; run += 1) frames.push((await tap(moment, ...target)) ?? []);
    const known = frames.flat();
    const what = `${name} after ${moment / 1000} s`;
    if (known.length > 0) atMost(what, median(known), FRAME_MS, 'ms');
    else console.log(`– ${what}: a page load`);
  }
}
await pieno.stop();

/**
 * Opens a page on a slow phone, and taps.
 * @returns milliseconds from the tap to the next frame; undefined where the browser opened another page
 */
async function tap(moment, address, element, isDone) {
  const { context, page } = await openPhone(pieno.url, { serviceWorkers: 'block' });
  await context.addInitScript(watchTaps);
  await slowDown(page);
  await page.goto(pieno.url + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  // Before the moment, because the search takes the page's time.
  const box = await page.locator(element).first().boundingBox();
  const painted = await page.evaluate(
    () => performance.now() - performance.getEntriesByName('first-contentful-paint')[0].startTime,
  );
  await page.waitForTimeout(Math.max(0, moment - painted));
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(isDone, undefined, { polling: 'raf' });
  // The browser reports frames with a delay.
  await page.waitForTimeout(500);
  const frame = await page.evaluate(() => globalThis.longestFrame);
  await context.close();
  return frame;
}

/** Runs in the page before everything else: notes the longest time from a touch to the next frame. */
function watchTaps() {
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.longestFrame = Math.max(globalThis.longestFrame ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
