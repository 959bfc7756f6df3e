// Time until the first price can be read on a slow phone, with the content in the page and without, in one run; how much
// the page moves; and how long the first tap takes.
//   RUNS=1 npm run bench -- content     turns; five by default
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table } from './parts/figures.mjs';
import { firstTap } from './parts/phone/first-tap.mjs';
import { startInFront } from './parts/phone/in-front.mjs';
import { openPhone, slowDown } from './parts/phone/phone.mjs';
import { withoutContent } from './parts/phone/without-content.mjs';
import { startPieno } from './parts/processes.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const SHARE_MAX = 0.35;
const AGAIN_MAX_MS = 300;
/** Milliseconds from the first tap to a price, by whether the phone is slow. */
const TAP_MAX = { slow: 600, quick: 100 };
/** Path, name, and whether a stranger opens it. */
const PAGES = [
  ['/social-login', 'the entry, as a stranger', true],
  ['/home', 'home, as a guest', false],
];
/** Links on /home. */
const LINKS = { 'a ranking': 'a[href^="/ranking/10"]', 'a station': 'main a[href^="/business/"]' };

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`;
const pieno = await startPieno({ dataDir: temporaryFolder() });
const whole = await startInFront(pieno.url, (html) => html);
const without = await startInFront(pieno.url, withoutContent);
// Everything is compressed once before it is measured.
for (const { url } of [whole, without]) await visit(url, '/home', false);

const rows = [];
for (const [path, name, isStranger] of PAGES) {
  const [runs, others] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await visit(whole.url, path, isStranger));
    others.push(await visit(without.url, path, isStranger));
  }
  const price = median(runs.map((each) => each.price));
  const otherwise = median(others.map((each) => each.price));
  const share = price / otherwise;
  rows.push([name, seconds(price), seconds(otherwise), `${(share * 100).toFixed(0)} %`]);
  bar(`${name}: first price in at most 35 % of the time without`, share <= SHARE_MAX);
  const isEarly = runs.every((each) => each.price < each.script);
  bar(`${name}: first price before the main script has arrived`, isEarly);
  const isStill = runs.every(({ moved }) => moved < 0.0005);
  bar(`${name}: nothing moves`, isStill);
}
table(['page', 'price readable', 'without content', 'share'], rows);

const again = await visitAgain(pieno.url);
console.log(`/home again, without a network: ${again.map(Math.round).join(', ')} ms.`);
bar(`first price within ${AGAIN_MAX_MS} ms`, median(again) < AGAIN_MAX_MS);

const taps = [];
for (const [name, link] of Object.entries(LINKS)) {
  for (const [way, most] of Object.entries(TAP_MAX)) {
    const prices = [];
    for (let run = 0; run < RUNS; run += 1)
      prices.push(await firstTap(pieno.url, link, way === 'slow'));
    taps.push([`first tap to ${name}, ${way}`, seconds(median(prices))]);
    bar(`to ${name}, ${way}: a price within ${most} ms`, median(prices) <= most);
  }
}
table(['', 'price readable'], taps);
await whole.stop();
await without.stop();
await pieno.stop();

/** Opens a page on a slow phone. @returns milliseconds since the navigation began, and the shift of the layout */
async function visit(url, path, isStranger) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  if (isStranger) await page.evaluate(() => localStorage.clear());
  await context.addInitScript(watch);
  await slowDown(page);
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.seen?.price, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const script = files.find(({ name }) => /\/assets\/index-[^/]*\.js$/.test(name));
    return { ...globalThis.seen, script: script.responseEnd };
  });
  await context.close();
  return seen;
}

/** Opens /home again and again on a phone that has kept it. @returns milliseconds until the price is there, each time */
async function visitAgain(url) {
  const { context, page } = await openPhone(url);
  await context.addInitScript(watch);
  await page.goto(`${url}/home`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto(`${url}/home`);
  await page.waitForFunction(() => globalThis.seen?.price);
  await context.setOffline(true);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${url}/home`, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(() => globalThis.seen?.price);
    times.push(await seen.jsonValue());
  }
  await context.close();
  return times;
}

/** Runs in the page, before anything else: notes when its first price is there, and how much it moves. */
function watch() {
  globalThis.seen = { moved: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.seen.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const price = [...document.querySelectorAll('[data-size]')].find(
      (each) =>
        /\d,\d/.test(each.textContent) &&
        each.checkVisibility({ visibilityProperty: true }) &&
        each.getBoundingClientRect().height > 0,
    );
    // The frame in which it is there has been painted when the next one begins.
    if (price) requestAnimationFrame(() => (globalThis.seen.price = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
