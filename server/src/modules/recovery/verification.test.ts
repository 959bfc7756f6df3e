import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@pieno/contract/account.ts';
import { GUESS_LIMITS } from '@pieno/contract/limits.ts';
import { ANNA, asUser, enterAsGuest, asGuest, registerAnna } from '../../testing/accounts.ts';
import { openTestApp } from '../../testing/app.ts';
import { openTestRecovery, type TestRecovery } from '../../testing/recovery.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

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
});

test('the mail has its own words and no text of a visitor', async () => {
  await ask();
  await recovery.codeOf();
  const { mail } = recovery.smtp.received[0]!;
  expect(mail.subject).toBe('Conferma la tua email per Pieno');
  expect(mail.text).not.toContain(ANNA.name);
});

test('a wrong code verifies nothing, a code for a new password neither', async () => {
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

test('a verified e-mail gets no code any more', async () => {
  await ask();
  await verify(await recovery.codeOf());
  const again = await ask();
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'email_verified_already' }]);
});

test('mails are limited as those of a recovery', async () => {
  for (let n = 0; n < GUESS_LIMITS.verificationMail.max.hits; n++) await ask();
  expect((await ask()).statusCode).toBe(429);
});

test('a guest has no e-mail to verify', async () => {
  const guest = asGuest(await enterAsGuest(recovery.server));
  expect(
    (await recovery.server.app.inject({ method: 'POST', url, headers: guest })).statusCode,
  ).toBe(403);
});

test('without a mail server the answer says so, and the outbox holds a code that works', async () => {
  const dataDir = temporaryFolder();
  const server = await openTestApp({ config: { dataDir } });
  const session = await registerAnna(server);
  const headers = asUser(session);
  const answer = await server.app.inject({ method: 'POST', url, headers });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'mail_off' }]);
  const outbox = path.join(dataDir, 'outbox');
  const mail = await vi.waitFor(() => readFileSync(path.join(outbox, onlyMailIn(outbox)), 'utf8'), {
    timeout: 60_000,
  });
  const code = /\d{8}/.exec(mail.slice(mail.indexOf('text/plain')))![0];
  const done = await server.app.inject({ method: 'PUT', url, payload: { code }, headers });
  expect(done.json()).toMatchObject({ user: { email_verified: true } });
  await server.close();
});

function onlyMailIn(folder: string): string {
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  if (!file) throw new Error('no mail yet');
  return file;
}
