/** Keeps the return address while the visitor is at an external sign-in service. In sessionStorage: it ends with the tab. */
import { readReturnTo } from './return-to.ts';

const KEY = 'pieno.return-to';

export function storeReturnTo(returnTo: string | null): void {
  try {
    if (returnTo === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, returnTo);
  } catch {
    // Storage is blocked: the visitor then comes back to /home.
  }
}

/** Returns the stored return address and forgets it, so that it is used once. */
export function takeReturnTo(): string | null {
  try {
    const kept = readReturnTo(sessionStorage.getItem(KEY));
    sessionStorage.removeItem(KEY);
    return kept;
  } catch {
    return null;
  }
}
