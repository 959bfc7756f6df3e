// Tests rule second-factor.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '@pieno/contract/accounts/account.ts';
import { asUser, post } from '../../../testing/accounts.ts';
import { appCode } from '../../../testing/accounts/app-code.ts';
import {
  openTestSocial,
  type TestBrowser,
  type TestSocial,
} from '../../../testing/accounts/social.ts';

let social: TestSocial;
beforeAll(async () => {
  social = await openTestSocial();
});
beforeEach(async () => {
  await social.server.clear();
  const person = { sub: 'anna', email: 'anna@example.sm', email_verified: true };
  social.providers.google.person = person;
});
afterAll(() => social.close());

async function codeFrom(browser: TestBrowser): Promise<string> {
  return (await browser.signIn()).searchParams.get('codice')!;
}

/** Signs in and enables the second factor. @returns the secret */
async function administrator(): Promise<string> {
  const { server } = social;
  const browser = social.browser();
  const session = (await browser.exchange(await codeFrom(browser))).json<Session>();
  await server.database.kysely.updateTable('app_user').set({ role: 'admin' }).execute();
  const headers = asUser(session);
  const { secret } = (await post(server, '/user/second-factor', {}, headers)).json<{
    secret: string;
  }>();
  const payload = { code: await appCode(secret, server.clock.now()) };
  const url = '/api/user/second-factor';
  const answer = await server.app.inject({ method: 'PUT', url, payload, headers });
  expect(answer.statusCode).toBe(200);
  return secret;
}

test("a provider's sign-in asks for the second factor too, and waits while it is typed", async () => {
  const secret = await administrator();
  const { clock } = social.server;
  const browser = social.browser();
  const code = await codeFrom(browser);
  const asked = await browser.exchange(code);
  expect([asked.statusCode, asked.json()]).toMatchObject([422, { code: 'second_factor_needed' }]);
  clock.advance(200_000);
  const wrong = await browser.exchange(code, '123456');
  expect(wrong.json()).toMatchObject({ code: 'second_factor_wrong' });
  const answer = await browser.exchange(code, await appCode(secret, clock.now()));
  expect(answer.statusCode).toBe(200);
  expect(browser.cookie).toBe('');
  clock.advance(60_000);
  const again = await browser.exchange(code, await appCode(secret, clock.now()));
  expect(again.json()).toMatchObject({ code: 'social_sign_in_failed' });
});

test('after waiting too long with the second factor the sign-in starts anew', async () => {
  const secret = await administrator();
  const { clock } = social.server;
  const browser = social.browser();
  const code = await codeFrom(browser);
  await browser.exchange(code);
  clock.advance(300_000);
  const answer = await browser.exchange(code, await appCode(secret, clock.now()));
  expect(answer.json()).toMatchObject({ code: 'social_sign_in_failed' });
});
