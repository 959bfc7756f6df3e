import { useSyncExternalStore } from 'react';

/**
 * What the page's root says of the visitor: by the script in index.html before the first paint, then by web/src/features/prices/tank/tank.ts
 * and web/src/features/favorites/kept-favorites.ts, which are not loaded for it.
 */
export const marks = (): DOMStringMap => (ON_SERVER ? {} : document.documentElement.dataset);

export const hasTank = (): boolean => 'tank' in marks();
/** True for whoever has a tank or favourites. */
export const hasOwn = (): boolean => hasTank() || 'favorites' in marks();

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** Returns what a function reads of it, and follows changes. */
export const useMark = <Value>(read: () => Value): Value =>
  useSyncExternalStore(subscribe, read, read);
