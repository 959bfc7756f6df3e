import type { Page } from '@playwright/test';

/**
 * Takes the network from this page and from those that it opens. Under Chromium 150 the browser says of a new page that it
 * is online all the same: it is told not to.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => sessionStorage.setItem('offline', 'yes'));
  await page.addInitScript(() => {
    const isOffline = () => sessionStorage.getItem('offline') !== null;
    if (isOffline()) Object.defineProperty(navigator, 'onLine', { get: () => !isOffline() });
  });
}

/** Gives the network back. */
export async function goOnline(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('offline'));
  await page.context().setOffline(false);
  // A page that has noticed it by itself may have gone on.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
}
