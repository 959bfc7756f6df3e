// Tests rules error-status, permission-refusal, permission-table.
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '@pieno/contract/features.ts';
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import type { Rule } from '@pieno/contract/policies/rule.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { answerError } from './error-answers.ts';
import { unauthorized } from '../errors.ts';
import { authorize, permissions, sessionTokenOf, userOf } from './permission.ts';

const ANNA = { id: 'anna' } as User;
const allow = permissions({
  guest: async (id) => ({ type: 'guest', id, expiresAt: new Date(0) }),
  user: async (token) => {
    if (token !== 'token-of-anna') throw unauthorized();
    return ANNA;
  },
});

const OWN_THING: Rule<{ owner: string }> = {
  allowed: ['guest', 'user'],
  permits: ({ id }, { owner }) => id === owner,
  prompt: 'reviews',
};

const app = Fastify();
app.setErrorHandler(answerError);
app.get('/api/prices', { onRequest: allow('prices', 'view') }, () => 'prices');
app.get('/api/pages', { onRequest: allow('pages', 'open') }, () => 'pages');
app.get('/api/settings', { onRequest: allow('settings', 'dark') }, (request) => [
  userOf(request).id,
  sessionTokenOf(request),
]);
app.get('/api/profile', { onRequest: allow('user_profile', 'view') }, (request) => userOf(request));
app.get('/api/thing/:owner', { onRequest: allow('prices', 'view') }, (request) => {
  authorize(request, OWN_THING, request.params as { owner: string });
  return 'thing';
});
app.get('/api/unguarded', (request) => userOf(request));
beforeAll(() => app.ready());
afterAll(() => app.close());

const VISITORS = {
  anonymous: {},
  guest: { 'x-guest-token': 'guest' },
  user: { authorization: 'Bearer token-of-anna', 'x-guest-token': 'guest' },
  forged: { authorization: 'Bearer forged' },
};
const ask = async (url: string, kind: keyof typeof VISITORS) => {
  const answer = await app.inject({ url: `/api${url}`, headers: VISITORS[kind] });
  return [answer.statusCode, answer.statusCode === 200 ? answer.body : answer.json<unknown>()];
};
const reviewsRefused = { message: PROMPTS.reviews, code: 'needs_account_reviews' };
const anonymous = [401, { message: 'Utente non autenticato', code: 'not_authenticated' }];
const forged = [401, { message: 'Sessione scaduta', code: 'session_expired' }];

test('a public action is open to everybody, but a forged token is refused', async () => {
  for (const kind of ['anonymous', 'guest', 'user'] as const) {
    expect(await ask('/prices', kind)).toEqual([200, 'prices']);
  }
  expect(await ask('/prices', 'forged')).toEqual(forged);
});

test('an action for visitors asks an anonymous visitor to sign in', async () => {
  expect(await ask('/pages', 'anonymous')).toEqual(anonymous);
  expect(await ask('/pages', 'guest')).toEqual([200, 'pages']);
  expect(await ask('/pages', 'user')).toEqual([200, 'pages']);
});

test('an action for registered users tells a guest why, with the sentence of its rule', async () => {
  expect(await ask('/settings', 'anonymous')).toEqual(anonymous);
  expect(await ask('/settings', 'guest')).toEqual([
    403,
    {
      message: 'Impostazioni disponibili solo per utenti registrati',
      code: FEATURES.settings.dark.refusal,
    },
  ]);
  expect(await ask('/profile', 'guest')).toEqual([
    403,
    { message: PROMPTS.user_profile, code: 'needs_account_user_profile' },
  ]);
  expect(await ask('/settings', 'forged')).toEqual(forged);
  expect(await ask('/settings', 'user')).toEqual([200, '["anna","token-of-anna"]']);
});

test('an action for an owner is open to the owner, and others learn why', async () => {
  expect(await ask('/thing/anna', 'user')).toEqual([200, 'thing']);
  expect(await ask('/thing/guest', 'guest')).toEqual([200, 'thing']);
  expect(await ask('/thing/anna', 'guest')).toEqual([403, reviewsRefused]);
  expect(await ask('/thing/bruno', 'user')).toEqual([403, reviewsRefused]);
  expect(await ask('/thing/anna', 'anonymous')).toEqual(anonymous);
});

test('a route without a guard has no user', async () => {
  expect(await ask('/unguarded', 'user')).toEqual(anonymous);
});
