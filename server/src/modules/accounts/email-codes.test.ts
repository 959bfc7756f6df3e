// Tests rule account-recovery.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { RECOVERY } from '@pieno/contract/limits.ts';
import { ANNA, asUser, registerAnna } from '../../testing/accounts.ts';
import { openTestRecovery, type TestRecovery } from '../../testing/accounts/recovery.ts';
import { EmailCodes } from './email-codes.ts';

let recovery: TestRecovery;
beforeAll(async () => {
  recovery = await openTestRecovery();
});
beforeEach(() => recovery.clear());
afterAll(() => recovery.close());

const WRONG_CODE = { errors: { code: ['Il codice non è valido o è scaduto'] } };
const SPENT_CODE = { ...WRONG_CODE, code: 'code_spent' };

/** Returns a different code of eight digits. */
const wrong = (code: string, step = 1) =>
  String((Number(code) + step) % 100_000_000).padStart(8, '0');

test('a code and its e-mail are stored as hashes', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const code = await recovery.codeOf();
  const kept = await recovery.server.database.kysely.selectFrom('email_code').selectAll().execute();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(code);
  expect(JSON.stringify(kept)).not.toContain(ANNA.email);
});

test('after five wrong tries the right code is refused too', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const code = await recovery.codeOf();
  for (let tries = 1; tries <= RECOVERY.tries; tries++) {
    const answer: unknown = (await recovery.reset(wrong(code, tries))).json();
    expect(answer).toMatchObject(WRONG_CODE);
    expect(answer).toHaveProperty('code', 'validation_failed');
  }
  expect((await recovery.reset(code)).json()).toMatchObject(SPENT_CODE);
  expect((await recovery.reset(code)).json()).toMatchObject(WRONG_CODE);
  expect((await recovery.login(ANNA.password)).statusCode).toBe(200);
});

test('after four wrong tries the right code is accepted, once', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const code = await recovery.codeOf();
  for (let tries = 1; tries < RECOVERY.tries; tries++) await recovery.reset(wrong(code, tries));
  expect((await recovery.reset(code)).statusCode).toBe(200);
  expect((await recovery.reset(code)).json()).toMatchObject(WRONG_CODE);
});

test('of two concurrent right tries one is accepted', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const code = await recovery.codeOf();
  const answers = await Promise.all([recovery.reset(code), recovery.reset(code)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('only the newest code is valid', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const older = await recovery.codeOf(1);
  await recovery.ask();
  const newer = await recovery.codeOf(2);
  expect((await recovery.reset(older)).json()).toMatchObject(WRONG_CODE);
  expect((await recovery.reset(newer)).statusCode).toBe(200);
  expect((await recovery.reset(older)).json()).toMatchObject(WRONG_CODE);
});

test('a code created by a clock that ran ahead is refused after the clock was corrected', async () => {
  await registerAnna(recovery.server);
  const { clock } = recovery.server;
  const years = 5 * 365 * 86_400_000;
  clock.advance(years);
  await recovery.ask();
  const code = await recovery.codeOf();
  clock.advance(-years);
  expect((await recovery.reset(code)).json()).toMatchObject(WRONG_CODE);
  expect((await recovery.login(ANNA.password)).statusCode).toBe(200);
});

test('a code expires after ten minutes', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const code = await recovery.codeOf();
  recovery.server.clock.advance(RECOVERY.minutes * 60_000);
  expect((await recovery.reset(code)).json()).toMatchObject(SPENT_CODE);
});

test('concurrent attempts count like successive ones', async () => {
  await registerAnna(recovery.server);
  await recovery.ask();
  const code = await recovery.codeOf();
  const { kysely } = recovery.server.database;
  const codes = new EmailCodes(kysely, recovery.server.clock, Buffer.alloc(32, 7));
  const mine = await codes.make('password', 'bruno@example.sm');
  const tried = await Promise.allSettled(
    Array.from({ length: 2 * RECOVERY.tries }, (_, step) =>
      codes.redeem('password', 'bruno@example.sm', wrong(mine, step + 1)),
    ),
  );
  expect(new Set(tried.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await expect(codes.redeem('password', 'bruno@example.sm', mine)).rejects.toThrow();
  expect((await recovery.reset(code)).statusCode).toBe(200);
});

test('a code is not stored as a plain hash', async () => {
  const { database, clock } = recovery.server;
  const code = await new EmailCodes(database.kysely, clock, Buffer.alloc(32, 7)).make(
    'password',
    ANNA.email,
  );
  const { code_hash: hash } = await database.kysely
    .selectFrom('email_code')
    .select('code_hash')
    .executeTakeFirstOrThrow();
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    expect(hash).not.toContain(createHash('sha256').update(code).digest(encoding));
});

describe('a pending code is invalidated', () => {
  const call = (method: 'PUT' | 'DELETE', url: string, payload: object, session: Session) =>
    recovery.server.app.inject({ method, url, payload, headers: asUser(session) });
  const waiting = () =>
    recovery.server.database.kysely.selectFrom('email_code').select('purpose').execute();

  test('when the password is changed', async () => {
    const session = await registerAnna(recovery.server);
    await recovery.ask();
    const code = await recovery.codeOf();
    const password = 'una terza password';
    const changed = await call(
      'PUT',
      '/api/user/password',
      { current_password: ANNA.password, password, password_confirmation: password },
      session,
    );
    expect([changed.statusCode, await waiting()]).toEqual([200, []]);
    expect((await recovery.reset(code)).json()).toMatchObject(WRONG_CODE);
    expect((await recovery.login(password)).statusCode).toBe(200);
  });

  test('when the account is deleted, even if its e-mail registers again', async () => {
    const session = await registerAnna(recovery.server);
    await recovery.ask();
    const code = await recovery.codeOf();
    const deleted = await call('DELETE', '/api/user', { password: ANNA.password }, session);
    expect([deleted.statusCode, await waiting()]).toEqual([200, []]);
    await registerAnna(recovery.server);
    expect((await recovery.reset(code)).json()).toMatchObject(WRONG_CODE);
  });

  test('but not another account’s', async () => {
    const eva = await registerAnna(recovery.server, { email: 'eva@example.sm' });
    await registerAnna(recovery.server);
    await recovery.ask();
    const code = await recovery.codeOf();
    await call('DELETE', '/api/user', { password: ANNA.password }, eva);
    expect((await recovery.reset(code)).statusCode).toBe(200);
  });
});
