/** The first visit loads before there is a worker: what it has read is read once more, through it. */
import { API_BASE, isPublicCall } from '@pieno/contract/access.ts';

/** The addresses among `names` that the worker keeps on first use. */
export function worthKeeping(names: readonly string[], origin: string): string[] {
  const paths = names
    .map((name) => new URL(name))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
  return [...new Set(paths)].filter(
    (path) =>
      path.startsWith('/assets/') ||
      path.startsWith(`${API_BASE}/images/`) ||
      (path.startsWith(`${API_BASE}/`) && isPublicCall('GET', path.slice(API_BASE.length))),
  );
}

/**
 * Reads once more, through the worker, what has come past it: what is there already, and what was still
 * under way. Most of it comes from the browser's own cache. A failure costs nothing: it is kept when
 * next used.
 */
export function keepFirstVisit(): void {
  const kept = new Set<string>();
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const passed = entries.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
    for (const path of worthKeeping(passed, location.origin)) {
      if (kept.has(path)) continue;
      kept.add(path);
      fetch(path).catch(() => undefined);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
}
