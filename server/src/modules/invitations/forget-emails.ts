import type { Executor } from '../../db/database.ts';

/** Removes the e-mails from invitations that have expired (rule owner-invitations). */
export async function forgetInvitedEmails(executor: Executor, now: Date): Promise<void> {
  await executor
    .updateTable('owner_invitation')
    .set({ email: null })
    .where('email', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();
}
