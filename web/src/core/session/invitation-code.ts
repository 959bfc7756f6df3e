/**
 * The fragment of an invitation's link: its code and its station's id, `XXXX-XXXX.8`. In the fragment no server logs
 * it. It is kept while the visitor signs in; with blocked storage the visitor types the code.
 */
import { sessionRecord } from '../storage/stored-value.ts';
import { text } from '../storage/stored-shape.ts';

const kept = sessionRecord('pieno.invitation', text);
const PAGE = '/gestore/invito';

/** Keeps the code of a link to the invitation page, which requires a sign-in. */
export function keepInvitationCode({ pathname, hash }: { pathname: string; hash: string }): void {
  if (pathname === PAGE && hash !== '') kept.set(hash.replace('#', ''));
}

/** Returns the kept fragment; an empty text without one. */
export const invitationFragment = (): string => kept.get() ?? '';

export const forgetInvitationCode = (): void => void kept.set(null);
