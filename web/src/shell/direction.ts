/** Left to right or right to left: the visitor's choice on this phone (spec §2). */
import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Read before the first paint too: index.html. */
const KEY = 'dir';

const root = document.documentElement;
const listeners = new Set<() => void>();

export const getDirection = (): Direction => (root.dir === 'rtl' ? 'rtl' : 'ltr');

/** Turns the page, and writes the choice down. */
export function chooseDirection(direction: Direction): void {
  root.dir = direction;
  try {
    localStorage.setItem(KEY, direction);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The direction of the page, followed. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, getDirection);
}
