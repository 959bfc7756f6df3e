// Tests rule log-secrets.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import { ANNA, asGuest, asUser, enterAsGuest, post, registerAnna } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/app.ts';
import { form, sendAvatar } from '../testing/pictures/avatars.ts';
import { openTestRecovery, type TestRecovery } from '../testing/accounts/recovery.ts';
import { openTestSocial, type TestSocial } from '../testing/accounts/social.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let recovery: TestRecovery;
let social: TestSocial;
beforeAll(async () => {
  recovery = await openTestRecovery();
  social = await openTestSocial();
});
afterAll(() => Promise.all([recovery.close(), social.close()]));

function expectUnlogged({ log }: TestApp, secrets: Record<string, string>) {
  const text = JSON.stringify(log);
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret, name).toBeTruthy();
    expect(text.includes(secret), name).toBe(false);
  }
}

test('no code, password, token or recovery address is logged', async () => {
  const { server, ask, codeOf, reset, login } = recovery;
  const { token } = await registerAnna(server);
  await ask();
  await ask('nessuno@example.sm');
  const code = await codeOf();
  await reset('00000000');
  await login('una sbagliata');
  await server.app.inject({
    method: 'PUT',
    url: '/api/user/password',
    headers: asUser({ token }),
    payload: { current_password: 'x', password: 'y', password_confirmation: 'z' },
  });
  await reset(code);
  const session = (await login('un altra password')).json<Session>();
  expectUnlogged(server, {
    code,
    token,
    second: session.token,
    password: ANNA.password,
    chosen: 'un altra password',
    wrong: 'una sbagliata',
    email: ANNA.email,
    unknown: 'nessuno@example.sm',
  });
});

test('no token, password, address or text of an account is logged, on success or failure', async () => {
  const server = await openTestApp();
  onTestFinished(() => server.close());
  const guest = await enterAsGuest(server);
  const typed = { ...ANNA, guest_id: guest.guest_id, guest_data: guestData(guest) };
  const convert = () => post(server, '/guest/convert-to-registered', typed, asGuest(guest));
  const session = (await convert()).json<Session>();
  await convert();
  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api${url}`,
      headers: asUser(session),
      ...(payload && { payload }),
    });
  await call('PUT', '/user', { address: 'Via Segreta 1', bio: 'un segreto' });
  await call('PUT', '/user', { birthday: 'un giorno segreto' });
  await call('PUT', '/user/settings', { geolocation_consent: true });
  const picture = await form(['avatar_image', Buffer.from('un file segreto'), 'segreta.png']);
  await sendAvatar(server, picture, asUser(session));
  await call('GET', `/user/export?token=${session.token}`);
  await call('GET', `/nothing?token=${session.token}`);
  await call('DELETE', '/user', { password: 'una sbagliata' });
  await post(server, '/logout', {}, asUser(session));
  await call('GET', '/user');
  // An internal error is logged, but only with the request's path.
  await server.database.close();
  await post(server, '/login?from=segreta', ANNA);
  await call('PUT', '/user', { bio: 'un segreto' });
  expectUnlogged(server, {
    token: session.token,
    guest: guest.guest_token,
    password: ANNA.password,
    wrong: 'una sbagliata',
    email: ANNA.email,
    text: 'egret',
  });
});

function guestData({ guest_id: id, expires_at }: GuestAccess) {
  return {
    id,
    expires_at,
    search_preferences: { what: 'segreta' },
    recent_stations: [],
    cart_items: [],
  };
}

test('an unreachable mail server changes no answer, and is logged', async () => {
  const server = await openTestApp({
    config: { smtpUrl: 'smtp://someone:mail-secret@127.0.0.1:1' },
  });
  onTestFinished(() => server.close());
  await registerAnna(server);
  const known = await post(server, '/auth/forgot-password', { email: ANNA.email });
  const unknown = await post(server, '/auth/forgot-password', { email: 'nessuno@example.sm' });
  expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
  await expect
    .poll(() => server.log.at(-1))
    .toMatchObject({
      msg: 'mails do not leave; said once for each reason until one does',
      host: '127.0.0.1:1',
      reason: 'refused',
    });
  expectUnlogged(server, { email: ANNA.email, password: 'mail-secret' });
});

test('the log names the file of a mail in the outbox, not its content', async () => {
  const dataDir = temporaryFolder();
  const server = await openTestApp({ config: { dataDir } });
  onTestFinished(() => server.close());
  await registerAnna(server);
  await post(server, '/auth/forgot-password', { email: ANNA.email });
  const line = () => server.log.find(({ msg }) => String(msg).endsWith('written to the outbox'));
  await expect.poll(line).toBeDefined();
  const { file } = line() as { file: string };
  const folder = path.join(dataDir, 'outbox');
  expect(readdirSync(folder)).toEqual([path.basename(file)]);
  const [code] = /^ {4}\d{8}$/m.exec(readFileSync(file, 'utf8'))!;
  expectUnlogged(server, { code: code.trim(), email: ANNA.email });
  expect(
    (
      await post(server, '/auth/reset-password', {
        email: ANNA.email,
        code,
        password: 'un altra password',
        password_confirmation: 'un altra password',
      })
    ).statusCode,
  ).toBe(200);
});

test('no code, token, secret or personal data of a social sign-in is logged, on success or failure', async () => {
  const { google } = social.providers;
  google.person = { sub: 'anna-there', email: ANNA.email, email_verified: true };
  const browser = social.browser();
  const begun = await browser.begin();
  const pending = browser.cookie;
  const { address } = await google.visit(begun.headers.location!);
  const back = await browser.open(address);
  const code = new URL(back.headers.location!, address).searchParams.get('codice')!;
  const proof = browser.cookie;
  await browser.exchange('wrong');
  browser.cookie = proof;
  const session = (await browser.exchange(code)).json<Session>();
  // Again twice: with a used code, which the provider refuses, and without a cookie.
  browser.cookie = pending;
  await browser.open(address);
  await browser.open(address);
  expect(social.server.log.map(({ msg }) => msg)).toContain('a social sign-in failed');
  const sent = Object.fromEntries(address.searchParams);
  expectUnlogged(social.server, {
    code,
    proof,
    pending,
    token: session.token,
    state: sent['state']!,
    theirs: sent['code']!,
    secret: google.client.clientSecret,
    email: ANNA.email,
    person: 'anna-there',
  });
});
