// Race conditions: an account is deleted, or its password changed, during another call for it.
// Tests rule account-session.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { RateLimitStore } from '../../limits/rate-limit-store.ts';
import { ANNA } from '../../testing/accounts.ts';
import { emptyTables, openTestDatabase } from '../../testing/database/database.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { deleteAccount } from '../../modules/people/delete-account.ts';
import { EmailCodes } from '../../modules/accounts/email-codes.ts';
import { scrypt } from '../../modules/accounts/passwords.ts';
import { changePassword, resetPassword, type RecoveryParts } from './recovery/recover.ts';
import { credentialOf } from '../../modules/social/credential.ts';
import { personHasher } from '../../modules/accounts/person-hash.ts';
import { SecondFactor } from '../../modules/second-factor/second-factor.ts';
import { presentUser } from '../../modules/accounts/present-user.ts';
import { register } from './register.ts';
import { findUser } from '../../modules/accounts/repository.ts';
import { startSession } from '../../modules/accounts/sessions.ts';
import { mailerTo } from '../../testing/smtp.ts';
import { signIn } from './sign-in.ts';
import { changeRoleOrState } from '../../modules/accounts/role-and-state.ts';

const clock = fixedClock('2026-11-21T08:00:00Z');
const NEW = { password: 'un altra password', password_confirmation: 'un altra password' };
const EXPIRED = { kind: 'unauthorized', message: 'Sessione scaduta' };
const WRONG_CODE = {
  kind: 'invalid',
  fields: { code: [{ code: 'code_wrong' }] },
};

let database: Database;
let parts: RecoveryParts;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(database);
  const db = database.kysely;
  const tries = new RateLimitStore(db, clock);
  const secondFactor = new SecondFactor(Buffer.alloc(32, 7), clock);
  parts = {
    codes: new EmailCodes(db, clock, Buffer.alloc(32, 7)),
    db,
    clock,
    secondFactor,
    personHash: personHasher({ keyFor: () => Buffer.alloc(32, 7) }),
    tries,
    mailer: mailerTo(undefined, clock, db),
  };
  id = (await register(parts, { ...ANNA })).user.id;
});
afterAll(() => database.close());

const remove = () =>
  inTransaction(database.kysely, (tx) => deleteAccount(tx, parts, { id, email: ANNA.email }));
const proveEmail = () =>
  database.kysely
    .updateTable('app_user')
    .set({ email_verified: true, mailbox_proved: true })
    .execute();
/** Wraps a function so that the account is deleted just before it runs. */
const removeFirst =
  <Given extends unknown[], Done>(work: (...given: Given) => Promise<Done>) =>
  async (...given: Given): Promise<Done> => {
    await remove();
    return await work(...given);
  };
const removeBeforeHashing = () => {
  const { hash } = scrypt;
  vi.spyOn(scrypt, 'hash').mockImplementationOnce(removeFirst(hash));
};
const change = async () => {
  const user = presentUser((await findUser(parts.db, id))!);
  await changePassword(parts, user, 'token', { current_password: ANNA.password, ...NEW });
};
const reset = async (code: string) =>
  resetPassword(parts, { email: ANNA.email, code, ...NEW }, '127.0.0.1');
const lockOut = () =>
  inTransaction(parts.db, (tx) => changeRoleOrState(tx, id, { is_active: false }, clock.now()));
const link = () =>
  credentialOf(parts, {
    provider: 'google',
    subject: 'anna',
    email: ANNA.email,
    isEmailVerified: true,
    name: 'Anna',
  });

test('a password change whose session has ended fails', async () => {
  removeBeforeHashing();
  await expect(change()).rejects.toMatchObject(EXPIRED);
});

describe('a password reset fails', () => {
  test('when the account is deleted after the code was redeemed', async () => {
    const code = await parts.codes.make('password', ANNA.email);
    removeBeforeHashing();
    await expect(reset(code)).rejects.toMatchObject(WRONG_CODE);
  });

  test('when the account is deleted while the code is redeemed', async () => {
    await proveEmail();
    const code = await parts.codes.make('password', ANNA.email);
    const redeem = parts.codes.redeem.bind(parts.codes);
    vi.spyOn(parts.codes, 'redeem').mockImplementationOnce(removeFirst(redeem));
    await expect(reset(code)).rejects.toMatchObject(WRONG_CODE);
  });
});

test('a login whose account is deleted fails', async () => {
  const { verify } = scrypt;
  vi.spyOn(scrypt, 'verify').mockImplementationOnce(removeFirst(verify));
  const login = signIn(parts, parts.tries, ANNA, '127.0.0.1');
  await expect(login).rejects.toMatchObject({
    kind: 'invalid',
    message: 'Errore durante il login',
  });
});

describe('the verified password is replaced before', () => {
  /** Runs `happen` right after the next verification of a password, before the result is used. */
  const afterVerifying = (happen: () => Promise<unknown>) => {
    const { verify } = scrypt;
    vi.spyOn(scrypt, 'verify').mockImplementationOnce(async (...given) => {
      const isRight = await verify(...given);
      await happen();
      return isRight;
    });
  };
  const sessions = async () =>
    (await parts.db.selectFrom('user_session').select('id').execute()).length;

  test('a login ends', async () => {
    const code = await parts.codes.make('password', ANNA.email);
    afterVerifying(() => reset(code));
    const login = signIn(parts, parts.tries, ANNA, '127.0.0.1');
    await expect(login).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Errore durante il login',
    });
    expect(await sessions()).toBe(0);
  });

  test('another change ends', async () => {
    afterVerifying(change);
    await expect(change()).rejects.toMatchObject(EXPIRED);
  });
});

// Not on the embedded database, which runs one transaction at a time.
describe.runIf(inject('engine').kind === 'postgres')('an open deletion delays', () => {
  const waiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(parts.db);
    return rows.length;
  };
  /** Starts `begin` while a transaction that deletes the account is open. @returns its result or error */
  const during = async <T>(begin: () => Promise<T>): Promise<unknown> => {
    await proveEmail();
    const deletion = await parts.db.startTransaction().execute();
    await deleteAccount(deletion, parts, { id, email: ANNA.email });
    const outcome = begin().catch((error: unknown) => error);
    await expect.poll(waiting).toBe(1);
    await deletion.commit().execute();
    return await outcome;
  };

  test('a session', async () => {
    expect(await during(() => startSession(parts.db, parts, id))).toBeUndefined();
  });
  test('a new password', async () => {
    expect(await during(change)).toMatchObject(EXPIRED);
  });
  test('a social sign-in', async () => {
    expect(await during(link)).toMatchObject({ name: 'SocialRefusal' });
  });

  test.each([
    ['a new password', () => change()],
    ['a lock', () => lockOut()],
  ])('%s waits for a session that begins, and ends it', async (_, end) => {
    const beginning = await parts.db.startTransaction().execute();
    await startSession(beginning, parts, id);
    const ending = end();
    await expect.poll(waiting).toBe(1);
    await beginning.commit().execute();
    await ending;
    expect(await parts.db.selectFrom('user_session').select('id').execute()).toEqual([]);
  });
});
