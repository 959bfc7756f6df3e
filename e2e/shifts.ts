import type { Page } from '@playwright/test';

/** Measures layout shifts from the first paint on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) shifts.sum += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum);
}
type LayoutShift = PerformanceEntry & { value: number };
