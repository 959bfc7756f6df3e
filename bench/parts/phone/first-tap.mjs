// The first tap from /home to another screen, once the page has loaded: how soon its first price is visible.
import { openPhone, slowDown } from './phone.mjs';

/** Milliseconds without a request after which the page has fetched everything, also in advance. */
const QUIET_MS = 3_000;

/** Opens /home as a guest without a worker, and taps a link. @returns milliseconds from the tap to the price */
export async function firstTap(url, link, isSlow) {
  const { context, page } = await openPhone(url, { serviceWorkers: 'block' });
  await context.addInitScript(watchTap);
  if (isSlow) await slowDown(page);
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  await page.goto(`${url}/home`);
  await page.waitForSelector('#root[data-prepared]', { state: 'detached' });
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  await page.locator(link).first().tap();
  const price = await page.waitForFunction(() => globalThis.priceAfterTap);
  const ms = await price.jsonValue();
  await context.close();
  return ms;
}

/** Runs in the page before everything else: notes when the first new price is visible after the first tap. */
function watchTap() {
  const watch = (event) => {
    const before = document.querySelector('[data-size]');
    const isVisible = () => {
      const found = document.querySelector('main [data-size]');
      return found !== before && /\d,\d/.test(found?.textContent) && found.checkVisibility();
    };
    const look = () => requestAnimationFrame(() => (isVisible() ? note() : look()));
    // The frame that contains the price is painted when the next frame begins.
    const note = () =>
      requestAnimationFrame((now) => (globalThis.priceAfterTap = now - event.timeStamp));
    look();
  };
  addEventListener('click', watch, { capture: true, once: true });
}
