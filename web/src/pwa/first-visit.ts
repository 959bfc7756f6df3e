/**
 * The first visit loads before the service worker is active: its resources are refetched through the worker, which then
 * caches them.
 */
import { API_BASE } from '@pieno/contract/api.ts';
import { isKeptCall } from '@pieno/contract/kept-calls.ts';
import { whenIdle } from '../core/browser/when-idle.ts';

/** Returns the paths among the URLs `names` that the worker caches on first use. */
export function cacheablePaths(names: readonly string[], origin: string): string[] {
  const paths = names
    .map((name) => new URL(name))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
  return [...new Set(paths)].filter(
    (path) =>
      path.startsWith('/assets/') ||
      path.startsWith(`${API_BASE}/images/`) ||
      (path.startsWith(`${API_BASE}/`) && isKeptCall('GET', path.slice(API_BASE.length))),
  );
}

/**
 * Refetches, through the worker, every resource that bypassed it: those already loaded and those still loading. Most
 * come from the browser's HTTP cache. A failure does no harm: the resource is cached at its next use.
 */
export function cacheFirstVisit(): void {
  const kept = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const passed = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    for (const path of cacheablePaths(passed, location.origin)) {
      if (kept.has(path)) continue;
      kept.add(path);
      // One per idle period, so that a tap does not wait for all of them.
      whenIdle(() => void fetch(path).catch(() => undefined));
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}
