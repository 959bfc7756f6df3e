import { useSyncExternalStore } from 'react';

/** Said by the script in index.html, before the first paint, and by web/src/tank/tank.ts, which is not loaded for it. */
export const hasTank = (): boolean =>
  !ON_SERVER && document.documentElement.dataset['tank'] === 'mine';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-tank'] });
  return () => observer.disconnect();
}

/** Returns whether there is a tank on this phone, and follows changes. */
export const useHasTank = (): boolean => useSyncExternalStore(subscribe, hasTank, hasTank);
