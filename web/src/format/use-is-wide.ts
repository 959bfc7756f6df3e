import { useSyncExternalStore } from 'react';

/** From here on the screens stand in two columns; their stylesheets say the same. */
const query = window.matchMedia('(width >= 62em)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True where there is room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
