// Tests rules call-feature-access, permission-table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '@pieno/contract/features.ts';
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { asGuest, asUser, enterAsGuest, post, registerAnna } from '../../testing/accounts.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';

let server: TestApp;
let headers: Record<'anonymous' | 'guest' | 'user', Record<string, string>>;
beforeAll(async () => {
  server = await openTestApp();
  headers = {
    anonymous: {},
    guest: asGuest(await enterAsGuest(server)),
    user: asUser(await registerAnna(server)),
  };
});
afterAll(() => server.close());

const check = (kind: keyof typeof headers, feature: string, action: string) =>
  post(server, '/auth/check-feature-access', { feature, action }, headers[kind]);
const kinds = ['anonymous', 'guest', 'user'] as const;
const rules = Object.entries(FEATURES).flatMap(([feature, actions]) =>
  Object.entries(actions).map(([action, rule]) => [feature, action, rule] as const),
);

test.each(rules)('%s.%s is answered as the table says', async (feature, action, rule) => {
  const allowed: readonly string[] = rule.allowed;
  for (const kind of kinds) {
    const answer = await check(kind, feature, action);
    expect([kind, answer.statusCode]).toEqual([kind, 200]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const may = allowed.includes(kind);
    expect(answer.json()).toEqual({
      can_access: may,
      requires_registration: !may && !allowed.includes('guest'),
      upgrade_prompt: may ? null : PROMPTS[rule.prompt],
      upgrade_code: may ? null : `needs_account_${rule.prompt}`,
    });
  }
});

test('the prompt fits the action that the visitor wanted', async () => {
  expect((await check('guest', 'favorites', 'update')).json()).toEqual({
    can_access: false,
    requires_registration: true,
    upgrade_prompt:
      'Per salvare i distributori preferiti devi essere registrato. Vuoi accedere o registrarti ora?',
    upgrade_code: 'needs_account_favorites',
  });
});

test.each([
  ['nothing', 'view', { feature: ['Valore non valido'] }],
  ['toString', 'view', { feature: ['Valore non valido'] }],
  ['settings', 'nothing', { action: ['Valore non valido'] }],
  ['settings', 'constructor', { action: ['Valore non valido'] }],
  ['', '', { feature: ['Valore non valido'] }],
])('%j.%j is not in the table', async (feature, action, errors) => {
  const answer = await check('user', feature, action);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { message: 'Errore di validazione', errors },
  ]);
});

test('a forged token is not treated as an anonymous visitor', async () => {
  const answer = await post(
    server,
    '/auth/check-feature-access',
    { feature: 'prices', action: 'view' },
    { authorization: 'Bearer forged' },
  );
  expect(answer.statusCode).toBe(401);
});
