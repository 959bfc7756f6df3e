/** A page older than the last deploy asks for chunks that are gone: it is reloaded, once per build. */

const KEY = 'pieno.reloaded-build';

/**
 * `build` names the files this page was made of: its own address holds their hash.
 * Not the chunk is counted but the build: where two files of one page are missing, each
 * would excuse the other's reload, without end.
 */
export function reloadOnStaleChunk(
  reload: () => void = () => location.reload(),
  build: string = import.meta.url,
): void {
  let reloading = false;
  addEventListener('vite:preloadError', (event) => {
    // Without a network a reload finds nothing new.
    reloading ||= navigator.onLine && isFirstReloadOf(build);
    if (!reloading) return;
    event.preventDefault();
    reload();
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
