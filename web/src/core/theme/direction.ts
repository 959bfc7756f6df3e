/**
 * Text direction, left to right or right to left: the visitor's choice, stored on this phone (rule shell-direction).
 */
import { createStore, useStore } from '../storage/store.ts';

export type Direction = 'ltr' | 'rtl';

/** Key in localStorage; index.html reads it too, before the first paint. */
const KEY = 'dir';

const isTurned = !ON_SERVER && document.documentElement.dir === 'rtl';
const store = createStore<Direction>(isTurned ? 'rtl' : 'ltr');

export const getDirection = store.get;

function turn(direction: Direction): void {
  document.documentElement.dir = direction;
  store.set(direction);
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

export const useDirection = (): Direction => useStore(store);
