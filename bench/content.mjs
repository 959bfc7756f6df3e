// Time until the first price can be read on a slow phone, with the content in the page and without, in one run; how much
// the page moves; and a film strip of the first seconds (BENCH_PICTURES names a folder for it).
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './parts/data-folder.mjs';
import { bar, median, table } from './parts/figures.mjs';
import { openPhone } from './parts/phone.mjs';
import { startPieno } from './parts/processes.mjs';
import { startInFront } from './parts/without-content.mjs';

const RUNS = 5;
const SHARE_MAX = 0.35;
/** 150 ms there and back, 1.6 Mbit/s, a processor four times slower than this one. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWER = 4;
const PAGES = [
  ['/social-login', 'the entry, as a stranger', true],
  ['/home', 'home, as a guest', false],
];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const spread = (runs) => {
  const times = runs.map(({ price }) => price);
  return `${seconds(Math.min(...times))}–${seconds(Math.max(...times))}`;
};

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
      runs[way].push(await visit(fronts[way].url, address, isStranger, run === 0 && way));
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
for (const front of Object.values(fronts)) front.stop();
await pieno.stop();

/** Opens a page on a slow phone. @returns milliseconds since the navigation began, and the shift of the layout */
async function visit(url, address, isStranger, film) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  await context.addInitScript((stranger) => {
    if (stranger) localStorage.clear();
    globalThis.seen = { moved: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.seen.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const price = [...document.querySelectorAll('[data-size]')].find(
        (each) => /\d,\d/.test(each.textContent) && each.getBoundingClientRect().height > 0,
      );
      // The frame in which it is there has been painted when the next one begins.
      if (price) requestAnimationFrame(() => (globalThis.seen.price = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, isStranger);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (film && process.env.BENCH_PICTURES) await record(session, page, `${film}${address}`);
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

/** Saves what the screen shows in the first seconds, a picture for each change. */
async function record(session, page, name) {
  const folder = path.join(process.env.BENCH_PICTURES, name.replaceAll('/', '-'));
  mkdirSync(folder, { recursive: true });
  let began;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) began ??= Date.now() / 1000;
  });
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    const after = began ? Math.round((metadata.timestamp - began) * 1000) : -1;
    if (after < 0 || after > 4_000) return;
    const file = `${String(after).padStart(4, '0')}.png`;
    writeFileSync(path.join(folder, file), Buffer.from(data, 'base64'));
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
}
