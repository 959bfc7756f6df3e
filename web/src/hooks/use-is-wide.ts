import { useSyncExternalStore } from 'react';

/** The breakpoint from which screens have two columns; their stylesheets use the same value. */
const query = window.matchMedia('(width >= 62em)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Returns true if the viewport is wide enough for two columns, and follows changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
