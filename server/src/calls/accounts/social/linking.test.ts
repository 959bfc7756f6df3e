// Tests rules account-social, account-verified, verification-request.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { ANNA, asUser, post, registerAnna } from '../../../testing/accounts.ts';
import { openTestSocial, type TestSocial } from '../../../testing/accounts/social.ts';

let social: TestSocial;
beforeAll(async () => {
  social = await openTestSocial();
});
beforeEach(() => social.server.clear());
afterAll(() => social.close());

const db = () => social.server.database.kysely;
const proveEmails = () =>
  db().updateTable('app_user').set({ email_verified: true, mailbox_proved: true }).execute();
const confirmEmails = () => db().updateTable('app_user').set({ email_verified: true }).execute();
const credentials = async () => {
  const rows = await db().selectFrom('user_credential').select('provider_id').execute();
  return new Set(rows.map(({ provider_id }) => provider_id));
};
const getUser = (session: Session) =>
  social.server.app.inject({ url: '/api/user', headers: asUser(session) });
const login = () => post(social.server, '/login', { email: ANNA.email, password: ANNA.password });

/** Signs in as a person with Anna's e-mail at the provider. @returns the session; undefined when it failed */
async function signIn(verified: boolean, provider: 'google' | 'apple' = 'google') {
  social.providers[provider].person = {
    sub: `anna-at-${provider}`,
    email: ANNA.email,
    email_verified: verified,
  };
  const browser = social.browser();
  const code = (await browser.signIn(provider)).searchParams.get('codice');
  return code === null ? undefined : (await browser.exchange(code)).json<Session>();
}

test('a verified e-mail links the provider to the account', async () => {
  const registered = await registerAnna(social.server);
  await proveEmails();
  const session = await signIn(true);
  expect(session?.user).toEqual({ ...registered.user, email_verified: true });
  expect(await credentials()).toEqual(new Set(['credential', 'google']));
  expect((await getUser(registered)).statusCode).toBe(200);
  expect((await login()).statusCode).toBe(200);
});

test('an e-mail that the provider verifies later is verified here too', async () => {
  expect((await signIn(false))?.user).toMatchObject({ email_verified: false });
  expect((await signIn(true))?.user).toMatchObject({ email_verified: true });
});

test('two providers sign in to one account', async () => {
  const first = await signIn(true, 'google');
  const second = await signIn(true, 'apple');
  expect(second?.user).toEqual(first?.user);
  expect(await credentials()).toEqual(new Set(['google', 'apple']));
});

test("an account made in advance with another person's e-mail is taken over by its owner", async () => {
  const intruder = await registerAnna(social.server);
  await db()
    .insertInto('user_credential')
    .values({ user_id: intruder.user.id, provider_id: 'facebook', account_id: 'intruder' })
    .execute();
  const owner = await signIn(true);
  expect(owner?.user).toMatchObject({ id: intruder.user.id, has_password: false });
  expect((await getUser(intruder)).statusCode).toBe(401);
  expect((await login()).statusCode).toBe(422);
  expect(await credentials()).toEqual(new Set(['google']));
});

test("an administrator's confirmation does not prove the mailbox: its owner takes the account over", async () => {
  const intruder = await registerAnna(social.server);
  await confirmEmails();
  const owner = await signIn(true);
  expect(owner?.user).toMatchObject({ id: intruder.user.id, has_password: false });
  expect((await getUser(intruder)).statusCode).toBe(401);
  expect((await login()).statusCode).toBe(422);
  await signIn(true, 'apple');
  expect(await credentials()).toEqual(new Set(['google', 'apple']));
});

test.each([true, false])(
  'an e-mail that the provider has not verified opens no account (proved here: %s)',
  async (proved) => {
    const registered = await registerAnna(social.server);
    if (proved) await proveEmails();
    expect(await signIn(false)).toBeUndefined();
    expect(await credentials()).toEqual(new Set(['credential']));
    expect((await getUser(registered)).statusCode).toBe(200);
  },
);

test('without a verified e-mail it makes an account that the verified owner takes over', async () => {
  const unproved = await signIn(false, 'apple');
  expect(unproved?.user.email).toBe(ANNA.email);
  const owner = await signIn(true, 'google');
  expect(owner?.user.id).toBe(unproved?.user.id);
  expect((await getUser(unproved!)).statusCode).toBe(401);
  expect(await credentials()).toEqual(new Set(['google']));
});

test.each([undefined, 'nonsense', 'a@b.sm, c@d.sm'])(
  'the e-mail %j makes no account',
  async (email) => {
    social.providers.google.person = { sub: 'x', email_verified: true, ...(email && { email }) };
    const page = await social.browser().signIn();
    expect(page.search).toBe('?errore=1');
    expect(await db().selectFrom('app_user').select('id').execute()).toEqual([]);
  },
);

test('an inactive account cannot sign in', async () => {
  await signIn(true);
  await db().updateTable('app_user').set({ is_active: false }).execute();
  await db().deleteFrom('user_session').execute();
  expect(await signIn(true)).toMatchObject({
    message: "L'accesso con questo servizio non è riuscito. Riprova.",
  });
  expect(await db().selectFrom('user_session').select('id').execute()).toEqual([]);
});

test('two concurrent sign-ins of a person make one account', async () => {
  const sessions = await Promise.all([signIn(true), signIn(true)]);
  expect(new Set(sessions.map((session) => session?.user.id)).size).toBe(1);
});
