import type { Page } from '@playwright/test';

/**
 * Disconnects this page, and those that it opens, from the network. Chromium 150 reports new pages as online anyway, so
 * they are overridden.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => sessionStorage.setItem('offline', 'yes'));
  await page.addInitScript(() => {
    const isOffline = () => sessionStorage.getItem('offline') !== null;
    if (isOffline()) Object.defineProperty(navigator, 'onLine', { get: () => !isOffline() });
  });
}

export async function goOnline(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('offline'));
  await page.context().setOffline(false);
  // A page that noticed it first may have navigated.
  await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
}
