import type { Registration, Session } from '@pieno/contract/accounts/account.ts';
import type { GuestData } from '@pieno/contract/accounts/guest-data.ts';
import { inTransaction } from '../../db/transaction.ts';
import { validation } from '../../errors.ts';
import type { AccountParts } from '../../modules/accounts/account-parts.ts';
import { saveGuestData } from '../../modules/accounts/guest-data.ts';
import { isEmailLocked } from '../../modules/accounts/locked-email.ts';
import { hashPassword, savePassword } from '../../modules/accounts/passwords.ts';
import { addUser } from '../../modules/accounts/repository.ts';
import { startSession } from '../../modules/accounts/sessions.ts';

/**
 * Creates an account with a password and starts a session. The form asks for the full name and sends it as `name`
 * (rule register-name): it is saved as both until the user changes one of them in the profile.
 * @param guest the visitor's guest id and the data stored on the phone (rule guest-data), when a guest registers
 * @throws validation with `email_taken` or `email_locked`
 */
export async function register(
  { db, clock, secondFactor, personHash }: AccountParts,
  { name, email, password, notifications }: Registration,
  guest?: { id: string; data: GuestData },
): Promise<Session> {
  const now = clock.now();
  const hash = await hashPassword(password);
  const user = { name, full_name: name, email, notifications, agree_privacy_at: now };
  return await inTransaction(db, async (tx) => {
    const added = await addUser(tx, user, now);
    if (!added) throw validation({ email: [{ code: 'email_taken' }] });
    if (await isEmailLocked(tx, personHash, email, now)) {
      throw validation({ email: [{ code: 'email_locked' }] });
    }
    await savePassword(tx, added, hash, now);
    if (guest) await saveGuestData(tx, added, guest, now);
    return (await startSession(tx, { clock, secondFactor }, added))!;
  });
}
