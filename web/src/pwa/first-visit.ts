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

/** Most of it comes from the browser's own cache. A failure costs nothing: it is kept when next used. */
export async function keepFirstVisit(): Promise<void> {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const paths = worthKeeping(names, location.origin);
  await Promise.allSettled(paths.map((path) => fetch(path)));
}
