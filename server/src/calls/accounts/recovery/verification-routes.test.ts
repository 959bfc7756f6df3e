// Tests rules account-recovery, account-verified, verification-request.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { RECOVERY } from '@pieno/contract/limits.ts';
import { GUESS_LIMITS, RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { CODE_LEFT, VERIFICATION_ASKED } from '@pieno/contract/accounts/recovery.ts';
import { isMailboxProved } from '../../../modules/accounts/credentials.ts';
import { changeRoleOrState } from '../../../modules/accounts/role-and-state.ts';
import { listAskedVerifications } from '../../../modules/people/people-list.ts';
import {
  ANNA,
  asUser,
  enterAsGuest,
  asGuest,
  post,
  registerAnna,
} from '../../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestRecovery, type TestRecovery } from '../../../testing/accounts/recovery.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

let recovery: TestRecovery;
let anna: Session;
beforeAll(async () => {
  recovery = await openTestRecovery();
});
beforeEach(async () => {
  await recovery.clear();
  anna = await registerAnna(recovery.server);
});
afterAll(() => recovery.close());

const url = '/api/user/email-verification';
const ask = (headers = asUser(anna)) =>
  recovery.server.app.inject({ method: 'POST', url, headers });
const askForAnother = () =>
  recovery.server.app.inject({
    method: 'POST',
    url,
    payload: { another: true },
    headers: asUser(anna),
  });
const verify = (code: string) =>
  recovery.server.app.inject({ method: 'PUT', url, payload: { code }, headers: asUser(anna) });

test('a code by mail verifies the e-mail, and password and session stay', async () => {
  expect(anna.user.email_verified).toBe(false);
  const asked = await ask();
  expect([asked.statusCode, asked.body]).toEqual([204, '']);
  const code = await recovery.codeOf();
  const answer = await verify(code);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { user: { email: ANNA.email, email_verified: true } },
  ]);
  expect((await recovery.login(ANNA.password)).statusCode).toBe(200);
  const me = await recovery.server.app.inject({ url: '/api/user', headers: asUser(anna) });
  expect(me.json()).toMatchObject({ email_verified: true });
  expect(await isMailboxProved(recovery.server.database.kysely, anna.user.id)).toBe(true);
});

test('the mail has its own sentences and no text of a visitor', async () => {
  await ask();
  await recovery.codeOf();
  const { mail } = recovery.smtp.received[0]!;
  expect(mail.subject).toBe('Conferma la tua email per Pieno');
  expect(mail.text).not.toContain(ANNA.name);
});

test('a wrong code verifies nothing, nor does a code for a new password', async () => {
  await recovery.ask();
  const other = await recovery.codeOf();
  await ask();
  const code = await recovery.codeOf(2);
  const wrong = other === code ? '00000000' : other;
  const answer = await verify(wrong);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { errors: { code: ['Il codice non è valido o è scaduto'] } },
  ]);
  expect((await recovery.reset(code)).statusCode).toBe(422);
  expect((await verify(code)).statusCode).toBe(200);
});

test('a verified e-mail gets no further code', async () => {
  await ask();
  await verify(await recovery.codeOf());
  const again = await ask();
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'email_verified_already' }]);
});

test('asking again while a code is valid sends no mail, and the code still works', async () => {
  await ask();
  const code = await recovery.codeOf();
  for (let n = 0; n < GUESS_LIMITS.verificationMail.max.hits; n++) {
    expect((await ask()).statusCode).toBe(204);
  }
  expect((await verify(code)).statusCode).toBe(200);
  expect(recovery.smtp.received).toHaveLength(1);
});

test('asking for another code mails one, which replaces the first', async () => {
  await ask();
  const first = await recovery.codeOf();
  await askForAnother();
  const second = await recovery.codeOf(2);
  expect((await verify(first)).statusCode).toBe(422);
  expect((await verify(second)).statusCode).toBe(200);
});

test('mails are limited as those of a recovery', async () => {
  for (let n = 0; n < GUESS_LIMITS.verificationMail.max.hits; n++) await askForAnother();
  expect((await askForAnother()).statusCode).toBe(429);
});

test('a guest has no e-mail to verify', async () => {
  const guest = asGuest(await enterAsGuest(recovery.server));
  expect(
    (await recovery.server.app.inject({ method: 'POST', url, headers: guest })).statusCode,
  ).toBe(403);
});

describe('a verification requested from an administrator', () => {
  const request = () =>
    recovery.server.app.inject({
      method: 'POST',
      url: '/api/user/verification-request',
      headers: asUser(anna),
    });
  const askedAt = async () => {
    const { kysely } = recovery.server.database;
    return (await listAskedVerifications(kysely)).map(({ name, asked_at }) => [name, asked_at]);
  };

  test('lists the person once a day, and no longer once the e-mail is verified', async () => {
    const { clock, database } = recovery.server;
    const first = clock.now().toISOString();
    const answer = await request();
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: VERIFICATION_ASKED }]);
    clock.advance(23 * 3_600_000);
    await request();
    expect(await askedAt()).toEqual([[ANNA.name, first]]);
    clock.advance(2 * 3_600_000);
    await request();
    expect(await askedAt()).toEqual([[ANNA.name, clock.now().toISOString()]]);
    await changeRoleOrState(database.kysely, anna.user.id, { email_verified: true }, clock.now());
    expect(await askedAt()).toEqual([]);
    expect((await request()).json()).toMatchObject({ code: 'email_verified_already' });
    expect(await isMailboxProved(database.kysely, anna.user.id)).toBe(false);
  });

  test('is limited per network, across accounts', async () => {
    for (let n = 0; n < RATE_LIMITS.verificationRequests.max; n++) await request();
    expect((await request()).statusCode).toBe(429);
  });
});

describe('without a mail server', () => {
  let outbox: string;
  let server: TestApp;
  let headers: ReturnType<typeof asUser>;
  beforeEach(async () => {
    const dataDir = temporaryFolder();
    outbox = path.join(dataDir, 'outbox');
    server = await openTestApp({ config: { dataDir } });
    server.clock.set('2026-11-21T08:00:30Z');
    headers = asUser(await registerAnna(server));
    return () => server.close();
  });

  const askForOne = (payload = {}) => server.app.inject({ method: 'POST', url, payload, headers });
  const give = (code: string) =>
    server.app.inject({ method: 'PUT', url, payload: { code }, headers });
  const mails = () =>
    readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .toSorted();
  async function codeOf(nth = 1): Promise<string> {
    await vi.waitFor(() => expect(mails()).toHaveLength(nth), { timeout: 60_000 });
    const mail = readFileSync(path.join(outbox, mails()[nth - 1]!), 'utf8');
    return /\d{8}/.exec(mail.slice(mail.indexOf('text/plain')))![0];
  }

  test('the answer to a forgotten password says that mail is off, and who has the code', async () => {
    const answer = await post(server, '/auth/forgot-password', { email: ANNA.email });
    expect(answer.json()).toEqual({ message: CODE_LEFT, by_mail: false });
    expect(CODE_LEFT).toContain('Pieno non manda ancora email');
  });

  test('a code is accepted with or without the spaces in which it is read out', async () => {
    await askForOne();
    const code = await codeOf();
    expect((await give(` ${code.slice(0, 4)} ${code.slice(4)}`)).statusCode).toBe(200);
  });

  test('the answer says that mail is off, and until when the code in the outbox is valid', async () => {
    const answer = await askForOne();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'mail_off', params: { until: '09:10' } });
    expect(answer.body).toContain('vale fino alle ore 09:10');
    expect((await give(await codeOf())).json()).toMatchObject({ user: { email_verified: true } });
    const { id } = await server.database.kysely
      .selectFrom('app_user')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await isMailboxProved(server.database.kysely, id)).toBe(false);
  });

  test('asking again, even for another code, replaces no valid code and gives the same answer', async () => {
    const first: unknown = (await askForOne()).json();
    const code = await codeOf();
    for (let n = 0; n < GUESS_LIMITS.verificationMail.max.hits; n++) {
      expect((await askForOne({ another: true })).json()).toEqual(first);
    }
    expect((await give(code)).statusCode).toBe(200);
    await server.clear();
    expect(mails()).toHaveLength(1);
  });

  test('a code without attempts left, or expired, is replaced', async () => {
    await askForOne();
    const code = await codeOf();
    const wrong = code === '00000000' ? '11111111' : '00000000';
    for (let tries = 0; tries < RECOVERY.tries; tries++) await give(wrong);
    server.clock.advance(1_000);
    await askForOne();
    await codeOf(2);
    server.clock.advance(RECOVERY.minutes * 60_000);
    await askForOne();
    expect((await give(await codeOf(3))).statusCode).toBe(200);
  });

  test('a code for a new password is also kept when it is asked for again', async () => {
    const { email } = ANNA;
    await post(server, '/auth/forgot-password', { email });
    const code = await codeOf();
    await post(server, '/auth/forgot-password', { email });
    const words = { password: 'una password nuova', password_confirmation: 'una password nuova' };
    const done = await post(server, '/auth/reset-password', { email, code, ...words });
    expect(done.statusCode).toBe(200);
    await server.clear();
    expect(mails()).toHaveLength(1);
  });
});
