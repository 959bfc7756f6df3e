import { expect, type Page } from '@playwright/test';

/** Doubles the text size temporarily, and fails if the page is then wider than the screen. */
export async function expectFitsLargeText(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const { scrollWidth, clientWidth } = root;
    root.style.removeProperty('font-size');
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${page.url()} is wider than the screen by`).toBe(0);
}
