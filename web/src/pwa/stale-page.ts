/** A page older than the last deploy asks for files that are gone: it is reloaded, once per build. */

const KEY = 'pieno.reloaded-build';

const missing = new WeakSet<object>();

/** Was this thrown because a file of the product could not be had? */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/**
 * `build` names the files this page was made of: its own address holds their hash.
 * Not the file is counted but the build: where two files of one page are missing, each
 * would excuse the other's reload, without end.
 */
export function reloadStalePage(
  reload: () => void = () => location.reload(),
  build: string = import.meta.url,
): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // Without a network a reload finds nothing new.
    if (navigator.onLine && isFirstReloadOf(build)) reload();
  });
}

/** Without storage there is no guard, so there is no reload either. */
function isFirstReloadOf(build: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
    return true;
  } catch {
    return false;
  }
}
