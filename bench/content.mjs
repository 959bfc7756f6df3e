// Time until the first price can be read on a slow phone, with the content in the page and without, in one run; how much
// the page moves; and a film strip of the first seconds (FILM names the picture that it becomes).
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table } from './parts/figures.mjs';
import { saveFilm } from './parts/phone/film-strip.mjs';
import { firstTap, TAPS } from './parts/phone/first-tap.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';
import { record, slowDown } from './parts/phone/slow-phone.mjs';
import { startInFront } from './parts/phone/without-content.mjs';

const RUNS = 5;
const SHARE_MAX = 0.35;
/** Milliseconds from the first tap to a price, by whether the phone is slow. */
const TAP_MAX = { slow: 600, quick: 100 };
const PAGES = [
  ['/social-login', 'the entry, as a stranger', true],
  ['/home', 'home, as a guest', false],
];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const spread = (runs) => {
  const times = runs.map(({ price }) => price);
  return `${seconds(Math.min(...times))}–${seconds(Math.max(...times))}`;
};

const { FILM } = process.env;
const film = [];

const pieno = await startPieno({ dataDir: temporaryFolder() });
const fronts = {
  with: await startInFront(pieno.url, true),
  without: await startInFront(pieno.url, false),
};
// Everything is compressed once before it is measured.
for (const { url } of Object.values(fronts)) await visit(url, '/home', false);

const rows = [];
for (const [address, name, isStranger] of PAGES) {
  const runs = { with: [], without: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const way of ['with', 'without']) {
      runs[way].push(await visit(fronts[way].url, address, isStranger));
    }
  }
  if (FILM) {
    for (const way of ['without', 'with']) {
      await visit(fronts[way].url, address, isStranger, `${name}, ${way} content`);
    }
  }
  const of = (way, what) => median(runs[way].map((each) => each[what]));
  const share = of('with', 'price') / of('without', 'price');
  rows.push([
    name,
    ...['with', 'without'].map((way) => `${seconds(of(way, 'price'))} (${spread(runs[way])})`),
    `${(share * 100).toFixed(0)} %`,
    seconds(of('with', 'script')),
    of('with', 'moved').toFixed(3),
  ]);
  bar(`${name}: first price in at most 35 % of the time without`, share <= SHARE_MAX);
  bar(
    `${name}: first price before the main script has arrived`,
    runs.with.every((each) => each.price < each.script),
  );
  bar(
    `${name}: nothing moves`,
    runs.with.every((each) => each.moved < 0.0005),
  );
}
table(
  ['page', 'price readable', 'without content', 'share', 'script arrived', 'shift of layout'],
  rows,
);
const again = await visitAgain(pieno.url);
console.log(
  `\nA visit with the worker in place, without a network: ${again.map(Math.round).join(', ')} ms.`,
);
bar('Again without a network: first price within 300 ms', median(again) < 300);
console.log('\nThe first tap, once /home has settled:\n');
const taps = [];
for (const [name, link] of TAPS) {
  for (const way of ['slow', 'quick']) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await firstTap(pieno.url, link, { isSlow: way === 'slow' }));
    const price = median(runs.map((each) => each.price));
    const most = (what) => Math.round(Math.max(...runs.map((each) => each[what])));
    taps.push([`to ${name}, ${way}`, `${seconds(price)} (${spread(runs)})`, most('task')]);
    bar(`to ${name}, ${way}: a price within ${TAP_MAX[way]} ms`, price <= TAP_MAX[way]);
  }
  if (FILM) {
    const { frames } = await firstTap(pieno.url, link, { isSlow: true, isFilmed: true });
    film.push({ row: `the first tap to ${name}`, frames });
  }
}
table(['', 'price readable', 'longest task, ms'], taps);
for (const front of Object.values(fronts)) front.stop();
await pieno.stop();
if (FILM) await saveFilm(FILM, film);

/** Opens a page on a slow phone. @returns milliseconds since the navigation began, and the shift of the layout */
async function visit(url, address, isStranger, row) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  if (isStranger) await page.evaluate(() => localStorage.clear());
  await context.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await slowDown(session);
  if (row) {
    let began;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) began ??= Date.now() / 1000;
    });
    film.push({ row, frames: await record(session, () => began) });
  }
  await page.goto(url + address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.seen?.price, undefined, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => {
    const script = performance
      .getEntriesByType('resource')
      .find(({ name }) => /\/assets\/index-[^/]*\.js$/.test(name));
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
