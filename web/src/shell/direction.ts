/** Left to right or right to left: the visitor's choice on this phone (spec §2). */
import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Read before the first paint too: index.html. */
const KEY = 'dir';

const root = document.documentElement;
const listeners = new Set<() => void>();

export const getDirection = (): Direction => (root.dir === 'rtl' ? 'rtl' : 'ltr');

function turn(direction: Direction): void {
  root.dir = direction;
  for (const listener of listeners) listener();
}

/** Turns the page, in all tabs of this phone. */
export function chooseDirection(direction: Direction): void {
  try {
    localStorage.setItem(KEY, direction);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  turn(direction);
}

/** Starts following choices made in other tabs. */
export function startDirection(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // Without a key: everything was cleared.
    if (key === KEY || key === null) turn(newValue === 'rtl' ? 'rtl' : 'ltr');
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The direction of the page, followed. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, getDirection);
}
