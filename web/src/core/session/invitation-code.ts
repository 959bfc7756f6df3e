/**
 * The fragment of an invitation's link: its code and its station's id, `XXXX-XXXX.8`, in the fragment so that no server's
 * log has it. Kept while the visitor signs in; where storage is blocked the code is typed then.
 */
import { sessionRecord } from '../storage/stored-value.ts';
import { text } from '../storage/stored-shape.ts';

const kept = sessionRecord('pieno.invitation', text);
const PAGE = '/gestore/invito';

/** Keeps the code of a link that only who is signed in may open. */
export function keepInvitationCode({ pathname, hash }: { pathname: string; hash: string }): void {
  if (pathname === PAGE && hash !== '') kept.set(hash.replace('#', ''));
}

/** Returns the kept fragment; an empty text without one. */
export const invitationWords = (): string => kept.get() ?? '';

export const forgetInvitationCode = (): void => void kept.set(null);
