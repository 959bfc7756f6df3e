import type { AcceptedInvitation } from '@pieno/contract/invitations/invitations.ts';
import { getUser } from '../../core/api/accounts/email-verification.ts';
import { acceptInvitation } from '../../core/api/invitations/own-invitations.ts';
import { forgetInvitationCode } from '../../core/session/invitation-code.ts';
import { updateUser } from '../../core/session/session.ts';

/** Accepts an invitation, deletes its code, and updates the user, now an owner. */
export async function acceptKept(code: string): Promise<AcceptedInvitation> {
  const accepted = await acceptInvitation(code);
  forgetInvitationCode();
  // The acceptance stands, even if the user cannot be reloaded now.
  await getUser().then(updateUser, () => {});
  return accepted;
}
