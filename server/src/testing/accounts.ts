import { hashPassword } from '@better-auth/utils/password';
import { EmailSchema, type Session } from '@pieno/contract/accounts/account.ts';
import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import { inTransaction } from '../db/transaction.ts';
import { savePassword } from '../modules/accounts/passwords.ts';
import { addUser } from '../modules/accounts/repository.ts';
import { startSession } from '../modules/accounts/sessions.ts';
import { SecondFactor } from '../modules/second-factor/second-factor.ts';
import type { TestApp } from './app.ts';

/** A valid registration form. */
export const ANNA = {
  name: 'Anna',
  email: 'anna@example.sm',
  password: 'una password',
  password_confirmation: 'una password',
  agree_privacy: true,
  notifications: true,
  role: 'user',
} as const;

/** Sends JSON to the API. @param url below /api */
export const post = (
  { app }: TestApp,
  url: string,
  payload: object = {},
  headers: Record<string, string> = {},
) => app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

/**
 * Adds Anna's account and signs her in, as POST /register would, without hashing her password again.
 * @param different replaces her name or e-mail
 */
export async function registerAnna(
  server: TestApp,
  different: { name?: string; email?: string } = {},
): Promise<Session> {
  const { name, email } = { ...ANNA, ...different };
  return await addAccount(server, { name, full_name: name, email: EmailSchema.parse(email) });
}

/** Empties the tables and registers Anna, for tests of accounts. */
export async function onlyAnna(server: TestApp): Promise<Session> {
  await server.clear();
  return await registerAnna(server);
}

export async function enterAsGuest(server: TestApp): Promise<GuestAccess> {
  const answer = await post(server, '/guest/access');
  return answer.json<GuestAccess>();
}

/** Headers for the calls of a registered user. */
export const asUser = ({ token }: Pick<Session, 'token'>) => ({ authorization: `Bearer ${token}` });

/** Headers for the calls of a guest. */
export const asGuest = ({ guest_token }: GuestAccess) => ({ 'x-guest-token': guest_token });

/**
 * Adds an account with a verified e-mail and ANNA's password, and signs it in.
 * @param more values of its row, such as the role
 */
export async function registerVerified(
  server: TestApp,
  address: string,
  more: { role?: 'admin' } = {},
): Promise<Session> {
  const email = EmailSchema.parse(address);
  const [name] = email.split('@', 1) as [string];
  const values = {
    email_verified: true,
    mailbox_proved: true,
    updated_at: server.clock.now(),
    ...more,
  };
  return await addAccount(server, { name, full_name: name, email }, values);
}

/** Hash of ANNA's password, computed once: hashing it for each account takes longer than most tests. */
let passwordHash: Promise<string> | undefined;

/** Adds an account with ANNA's password, and signs it in. @param values of its row that registration does not set */
async function addAccount(
  { clock, database }: TestApp,
  user: { name: string; full_name: string; email: string },
  values?: { email_verified: boolean; mailbox_proved: boolean; updated_at: Date; role?: 'admin' },
): Promise<Session> {
  passwordHash ??= hashPassword(ANNA.password);
  const hash = await passwordHash;
  const now = clock.now();
  return await inTransaction(database.kysely, async (tx) => {
    const agreed = { notifications: true, agree_privacy_at: now };
    const id = (await addUser(tx, { ...user, ...agreed }, now))!;
    if (values) await tx.updateTable('app_user').set(values).where('id', '=', id).execute();
    await savePassword(tx, id, hash, now);
    const secondFactor = new SecondFactor(Buffer.alloc(32, 7), clock);
    return (await startSession(tx, { clock, secondFactor }, id))!;
  });
}
