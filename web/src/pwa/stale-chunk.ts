/** A page older than the last deploy asks for chunks that are gone: it is reloaded, once per chunk. */

const KEY = 'pieno.reloaded-for';

export function reloadOnStaleChunk(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    const chunk = event.payload.message;
    // Without a network a reload finds nothing new; a second one in a row would never end.
    if (!navigator.onLine || wasReloadedFor(chunk)) return;
    event.preventDefault();
    reload();
  });
}

/** Without storage there is no guard, so there is no reload either. */
function wasReloadedFor(chunk: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === chunk) return true;
    sessionStorage.setItem(KEY, chunk);
    return false;
  } catch {
    return true;
  }
}
