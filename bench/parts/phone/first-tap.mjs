// The first tap from /home to another screen, once the page has settled: how long until its first price can be read.
import { openPhone, slowDown } from './phone.mjs';

/** Milliseconds without a request after which the page has settled, with what it fetches in advance. */
const SETTLED_MS = 3_000;

/** Opens /home as a guest without a worker, and taps a link. @returns milliseconds from the tap to the price */
export async function firstTap(url, link, isSlow) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  await context.addInitScript(watchTap);
  if (isSlow) await slowDown(page);
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  await page.goto(`${url}/home`);
  await page.waitForSelector('#root[data-prepared]', { state: 'detached' });
  while (Date.now() - last < SETTLED_MS) await page.waitForTimeout(100);
  await page.locator(link).first().tap();
  const price = await page.waitForFunction(() => globalThis.priceAfterTap);
  const ms = await price.jsonValue();
  await context.close();
  return ms;
}

/** Runs in the page, before anything else: notes when the first price is there that was not before the first tap. */
function watchTap() {
  const ask = (event) => {
    const before = document.querySelector('[data-size]');
    const isThere = () => {
      const found = document.querySelector('main [data-size]');
      return found !== before && /\d,\d/.test(found?.textContent) && found.checkVisibility();
    };
    const look = () => requestAnimationFrame(() => (isThere() ? note() : look()));
    // The frame in which it is there has been painted when the next one begins.
    const note = () =>
      requestAnimationFrame((now) => (globalThis.priceAfterTap = now - event.timeStamp));
    look();
  };
  addEventListener('click', ask, { capture: true, once: true });
}
