/** Keeps the wish while the visitor is at an external sign-in service. In sessionStorage: it ends with the tab. */
import { readWish } from './wish.ts';

const KEY = 'pieno.wish';

export function keepWish(wish: string | null): void {
  try {
    if (wish === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, wish);
  } catch {
    // Storage is blocked: the visitor then comes back to /home.
  }
}

/** Returns the kept wish and forgets it, so that it is used once. */
export function takeWish(): string | null {
  try {
    const kept = readWish(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}
