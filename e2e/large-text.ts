import { expect, type Page } from '@playwright/test';

/** Doubles the size of text, and fails if the page is wider than the screen then. It stays doubled until the next load. */
export async function expectFitsLargeText(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${page.url()} is wider than the screen by`).toBe(0);
}
