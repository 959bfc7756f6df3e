import { EmailSchema } from '@pieno/contract/accounts/account.ts';
import { PROFILE_MAX } from '@pieno/contract/profile/profile-limits.ts';
import { toLine } from '@pieno/contract/text.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AccountParts } from '../accounts/account-parts.ts';
import { addCredential, findCredential, proveEmail, verifyOwn } from '../accounts/credentials.ts';
import { isEmailLocked } from '../accounts/locked-email.ts';
import { addUser, findUserByEmail, lockUser, type NewUser } from '../accounts/repository.ts';
import { LockedOut, SocialRefusal } from './failure.ts';
import type { Identity } from './provider.ts';

const CHANGED = 'the account changed meanwhile';

/**
 * Finds or creates the credential of a provider's identity: the existing one, a new one on the account with the same
 * e-mail, or one on a new account. Linking to an existing account requires an e-mail verified by the provider;
 * otherwise anybody could enter somebody else's address at a provider and get into that account.
 * @returns the credential's id
 * @throws SocialRefusal
 */
export async function credentialOf(parts: AccountParts, identity: Identity): Promise<string> {
  const known = await findCredential(parts.db, identity);
  const email = EmailSchema.safeParse(identity.email);
  if (known) {
    if (email.success && identity.isEmailVerified)
      await verifyOwn(parts.db, known, email.data, parts.clock.now());
    return known;
  }
  if (!email.success) throw new SocialRefusal('the provider gave no usable e-mail');
  const account = await findUserByEmail(parts.db, email.data);
  return account
    ? await link(parts, identity, account.id)
    : await create(parts, identity, email.data);
}

async function link(
  { db, clock }: AccountParts,
  identity: Identity,
  userId: string,
): Promise<string> {
  if (!identity.isEmailVerified) throw new SocialRefusal('the e-mail has an account, unverified');
  const added = await inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new SocialRefusal(CHANGED);
    await proveEmail(tx, user, clock.now());
    return await addCredential(tx, identity, userId, clock.now());
  });
  return added ?? (await findAgain(db, identity));
}

async function create(
  { db, clock, personHash }: AccountParts,
  identity: Identity,
  email: string,
): Promise<string> {
  const now = clock.now();
  if (await isEmailLocked(db, personHash, email, now)) throw new LockedOut('the e-mail is locked');
  const user = {
    ...namesOf(identity, email),
    email,
    email_verified: identity.isEmailVerified,
    mailbox_proved: identity.isEmailVerified,
    notifications: true,
    // The page states above the buttons that signing in accepts the privacy terms.
    agree_privacy_at: now,
  };
  const added = await inTransaction(db, async (tx) => {
    const userId = await addUser(tx, user, now);
    if (!userId) return undefined;
    const credential = await addCredential(tx, identity, userId, now);
    if (!credential) throw new SocialRefusal(CHANGED);
    return credential;
  });
  return added ?? (await findAgain(db, identity));
}

/** Finds the credential that a concurrent sign-in of the same person has created. */
async function findAgain(db: Executor, identity: Identity): Promise<string> {
  const known = await findCredential(db, identity);
  if (!known) throw new SocialRefusal(CHANGED);
  return known;
}

/** Cuts the provider's names to the profile's limits; without names it uses the e-mail's part before the @. */
function namesOf(identity: Identity, email: string): Pick<NewUser, 'name' | 'full_name'> {
  const full_name = toLine(identity.name ?? '', PROFILE_MAX.full_name) || null;
  return { name: toLine(full_name ?? email.split('@', 1)[0]!, PROFILE_MAX.name), full_name };
}
