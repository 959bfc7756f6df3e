// How soon a phone can read the first price: with the content in the page and without, again without a network, and after
// the first tap.
//   RUNS=1 npm run bench -- content     turns; five by default
import { atMost, bar, median, timesAtMost } from './parts/figures.mjs';
import { firstTap } from './parts/phone/first-tap.mjs';
import { startInFront } from './parts/phone/in-front.mjs';
import { openPhone, slowDown } from './parts/phone/phone.mjs';
import { withoutContent } from './parts/phone/without-content.mjs';
import { startPieno } from './parts/processes.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const SHARE_MAX = 0.35;
const AGAIN_MS = 300;
/** Milliseconds from the first tap to a price, on the slow phone and unthrottled. */
const TAP_MS = { slow: 600, unthrottled: 100 };
/** Path, and whether a stranger opens it, not a guest. */
const PAGES = [
  ['/social-login', true],
  ['/home', false],
];
/** Links on /home. */
const LINKS = { ranking: 'a[href^="/ranking/10"]', station: 'main a[href^="/business/"]' };

const pieno = await startPieno();
const whole = await startInFront(pieno.url, (html) => html);
const without = await startInFront(pieno.url, withoutContent);
// Compresses everything once before it is measured.
for (const { url } of [whole, without]) await visit(url, '/home', false);

for (const [path, isStranger] of PAGES) {
  const [runs, others] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await visit(whole.url, path, isStranger));
    others.push(await visit(without.url, path, isStranger));
  }
  const first = (visits) => median(visits.map(({ price }) => price));
  timesAtMost(`${path}, first price`, first(runs), first(others), SHARE_MAX);
  const isEarly = runs.every(({ price, script }) => price < script);
  bar(`${path}, first price before the main script`, isEarly);
}
atMost('/home again, no network', median(await visitAgain(pieno.url)), AGAIN_MS, 'ms');
for (const [name, link] of Object.entries(LINKS)) {
  for (const [way, most] of Object.entries(TAP_MS)) {
    const prices = [];
    for (let run = 0; run < RUNS; run += 1)
      prices.push(await firstTap(pieno.url, link, way === 'slow'));
    atMost(`first tap to a ${name}, ${way}`, median(prices), most, 'ms');
  }
}
await whole.stop();
await without.stop();
await pieno.stop();

/** Opens a page on a slow phone. @returns milliseconds until the first price and until the main script has arrived */
async function visit(url, path, isStranger) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  if (isStranger) await page.evaluate(() => localStorage.clear());
  await context.addInitScript(watch);
  await slowDown(page);
  const price = await firstPrice(page, url + path);
  const script = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/assets\/index-[^/]*\.js$/.test(name)).responseEnd,
  );
  await context.close();
  return { price, script };
}

/** Opens /home repeatedly on a phone that has cached it. @returns milliseconds to the first price, each time */
async function visitAgain(url) {
  const { context, page } = await openPhone(url);
  await context.addInitScript(watch);
  await page.goto(`${url}/home`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await firstPrice(page, `${url}/home`);
  await context.setOffline(true);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await firstPrice(page, `${url}/home`));
  await context.close();
  return times;
}

async function firstPrice(page, address) {
  await page.goto(address, { waitUntil: 'commit' });
  const ms = await page.waitForFunction(() => globalThis.firstPrice, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  return await ms.jsonValue();
}

/** Runs in the page before everything else: notes when the first price is visible. */
function watch() {
  const look = () => {
    const price = [...document.querySelectorAll('[data-size]')].find(
      (each) =>
        /\d,\d/.test(each.textContent) &&
        each.checkVisibility({ visibilityProperty: true }) &&
        each.getBoundingClientRect().height > 0,
    );
    // The frame that contains the price is painted when the next frame begins.
    if (price) requestAnimationFrame(() => (globalThis.firstPrice = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
