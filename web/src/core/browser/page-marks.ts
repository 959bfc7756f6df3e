import { useSyncExternalStore } from 'react';

/**
 * The visitor's marks on the page's root element. The script in index.html sets them before the first paint, later
 * web/src/features/prices/tank/tank.ts and web/src/features/favorites/kept-favorites.ts, which the first paint does not
 * load.
 */
export const marks = (): DOMStringMap => (ON_SERVER ? {} : document.documentElement.dataset);

export const hasTank = (): boolean => 'tank' in marks();
/** True if the visitor has a tank or favourites. */
export const hasOwn = (): boolean => hasTank() || 'favorites' in marks();

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** Returns what `read` takes from the marks, and follows changes. */
export const useMark = <Value>(read: () => Value): Value =>
  useSyncExternalStore(subscribe, read, read);
