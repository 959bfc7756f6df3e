/**
 * The fragment of an invitation's link: its code and its station's id, `XXXX-XXXX.8`, in the fragment so that no server's
 * log has it. Kept while the visitor signs in; in sessionStorage: it ends with the tab.
 */

const KEY = 'pieno.invitation';
const PAGE = '/gestore/invito';

/** Keeps the code of a link that only who is signed in may open. */
export function keepInvitationCode({ pathname, hash }: { pathname: string; hash: string }): void {
  if (pathname !== PAGE || hash === '') return;
  try {
    sessionStorage.setItem(KEY, hash.replace('#', ''));
  } catch {
    // Storage is blocked: the code is typed then.
  }
}

/** Returns the kept fragment; an empty text without one. */
export function invitationWords(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function forgetInvitationCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
