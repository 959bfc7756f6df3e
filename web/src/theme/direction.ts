/**
 * Text direction, left to right or right to left: the visitor's choice, stored on this phone (rule shell-direction).
 */
import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

/** Key in localStorage; index.html reads it too, before the first paint. */
const KEY = 'dir';

const root = document.documentElement;
const listeners = new Set<() => void>();

export const getDirection = (): Direction => (root.dir === 'rtl' ? 'rtl' : 'ltr');

function turn(direction: Direction): void {
  root.dir = direction;
  for (const listener of listeners) listener();
}

/** Sets and stores the direction, for all tabs of this browser. */
export function chooseDirection(direction: Direction): void {
  try {
    localStorage.setItem(KEY, direction);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  turn(direction);
}

/** Starts following changes made in other tabs. */
export function startDirection(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // A null key: the whole storage was cleared.
    if (key === KEY || key === null) turn(newValue === 'rtl' ? 'rtl' : 'ltr');
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the direction of the page, and follows changes. */
export function useDirection(): Direction {
  return useSyncExternalStore(subscribe, getDirection);
}
