import { useSyncExternalStore } from 'react';

/** The breakpoint from which screens have two columns; their stylesheets use the same value. */
const query = ON_SERVER ? undefined : window.matchMedia('(width >= 62em)');

function subscribe(listener: () => void): () => void {
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

const isWide = (): boolean => query?.matches ?? false;

/** Returns true if the viewport is wide enough for two columns, and follows changes. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, isWide);
}
