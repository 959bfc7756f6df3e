import type { AcceptedInvitation } from '@pieno/contract/invitations/invitations.ts';
import { getUser } from '../../core/api/accounts/email-verification.ts';
import { acceptInvitation } from '../../core/api/invitations/own-invitations.ts';
import { forgetInvitationCode } from '../../core/session/invitation-code.ts';
import { updateUser } from '../../core/session/session.ts';

/** Accepts an invitation, forgets its code, and learns who the user is from now on: an owner. */
export async function acceptKept(code: string): Promise<AcceptedInvitation> {
  const accepted = await acceptInvitation(code);
  forgetInvitationCode();
  // What was accepted stays so, also if the server cannot be asked now.
  await getUser().then(updateUser, () => {});
  return accepted;
}
