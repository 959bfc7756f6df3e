/** Returns how this page was opened, from the browser's navigation timing. */
export const visit = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/**
 * Returns a value of this page's `Server-Timing` header, the only header of its own answer that a page can read. A page
 * cached by the worker or the browser keeps its old values.
 */
export const serverTiming = (name: string): string | undefined =>
  visit()?.serverTiming?.find((entry) => entry.name === name)?.description;
