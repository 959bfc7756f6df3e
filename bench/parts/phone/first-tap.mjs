// The first tap from /home to another screen, once the page has settled: how long until its first price can be read.
import { openPhone } from './phone.mjs';
import { record, slowDown } from './slow-phone.mjs';

/** Milliseconds without a request after which the page has settled, with what it fetches in advance. */
const SETTLED_MS = 3_000;

/** Name and link of each screen, on /home. */
export const TAPS = [
  ['a ranking', 'a[href^="/ranking/10"]'],
  ['a station', 'main a[href^="/business/"]'],
];

/**
 * Opens /home as a guest without a worker, and taps a link.
 * @returns `price`, in milliseconds after the tap; the longest `task` until then; with `isFilmed` also `frames`
 */
export async function firstTap(url, link, { isSlow, isFilmed = false }) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  await context.addInitScript(watchTap);
  const session = await context.newCDPSession(page);
  if (isSlow) await slowDown(session);
  await page.goto(`${url}/home`);
  await page.waitForSelector('#root[data-prepared]', { state: 'detached' });
  await settled(page);
  let began = Date.now() / 1000;
  const frames = isFilmed ? await record(session, () => began) : undefined;
  began = Date.now() / 1000;
  await page.locator(link).first().tap();
  const seen = await page.waitForFunction(() => globalThis.tapped?.price && globalThis.tapped);
  const found = await seen.jsonValue();
  if (isFilmed) await settled(page);
  await context.close();
  return { ...found, frames };
}

async function settled(page) {
  let last = Date.now();
  const note = () => (last = Date.now());
  page.on('request', note);
  while (Date.now() - last < SETTLED_MS) await page.waitForTimeout(100);
  page.off('request', note);
}

/** Runs in the page, before anything else: notes when the first price is there that was not before the first tap. */
function watchTap() {
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const ask = (event) => {
    const before = document.querySelector('[data-size]');
    const price = () => {
      const found = document.querySelector('main [data-size]');
      return found !== before && /\d,\d/.test(found?.textContent) && found.checkVisibility();
    };
    const look = () => requestAnimationFrame(() => (price() ? note() : look()));
    const note = () => {
      // The frame in which it is there has been painted when the next one begins.
      requestAnimationFrame((now) => {
        const since = ({ startTime, duration }) => startTime + duration > event.timeStamp;
        const task = Math.max(0, ...tasks.filter(since).map(({ duration }) => duration));
        globalThis.tapped = { price: now - event.timeStamp, task };
      });
    };
    look();
  };
  addEventListener('click', ask, { capture: true, once: true });
}
