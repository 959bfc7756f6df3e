/** Returns how this page was opened, as the browser has recorded it. */
export const visit = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];

/**
 * Returns what the server said beside this page, in the header `Server-Timing`: of all headers of its own answer the one
 * that a page can read. What was kept, by the worker or the browser, still says what it said then.
 */
export const told = (name: string): string | undefined =>
  visit()?.serverTiming?.find((entry) => entry.name === name)?.description;
