import { expect, test } from 'vitest';
import { findPage, mayOpen } from './pages.ts';
import { FEATURES, findRule, mayUse, permissionsOf, PROMPTS } from './features.ts';

test('every prompt is Italian and ends in the question that invites (rule permission-prompt)', () => {
  for (const prompt of Object.values(PROMPTS)) {
    expect(prompt).toMatch(/ Vuoi accedere o registrarti ora\?$/u);
  }
});

test.each(['available_status', 'notifications', 'dark'])(
  'only the registered change %s; a guest reads why (rule permission-refusal)',
  (action) => {
    expect(mayUse('anonymous', 'settings', action)).toBe(false);
    expect(mayUse('guest', 'settings', action)).toBe(false);
    expect(mayUse('user', 'settings', action)).toBe(true);
    expect(findRule('settings', action)?.refusal).toBe(
      'Impostazioni disponibili solo per utenti registrati',
    );
  },
);

test('a consent is kept for the registered, a position is shared by everybody', () => {
  expect(mayUse('guest', 'geolocation', 'consent')).toBe(false);
  expect(mayUse('guest', 'geolocation', 'share')).toBe(true);
  expect(findRule('geolocation', 'consent')?.refusal).toBe(
    'Consenso geolocalizzazione disponibile solo per utenti registrati',
  );
});

test.each(['favorites', 'reviews', 'price_updates'] as const)('%s need registration', (feature) => {
  for (const action of Object.keys(FEATURES[feature])) {
    expect(mayUse('guest', feature, action)).toBe(false);
    expect(mayUse('user', feature, action)).toBe(true);
    expect(findRule(feature, action)?.prompt).toBe(feature);
  }
});

test.each([
  ['prices', 'delete'],
  ['constructor', 'name'],
  ['settings', 'constructor'],
])('nobody may %s.%s: it does not exist', (feature, action) => {
  expect(mayUse('user', feature, action)).toBe(false);
});

test('each kind of visitor is sent what the table allows it', () => {
  const open = ['prices:view', 'stations:view', 'geolocation:share'];
  expect(permissionsOf('anonymous')).toEqual(open);
  expect(permissionsOf('guest')).toEqual(open.toSpliced(2, 0, 'pages:open'));
  expect(permissionsOf('user')).toEqual([
    'prices:view',
    'stations:view',
    'pages:open',
    'geolocation:share',
    'geolocation:view',
    'geolocation:consent',
    'settings:view',
    'settings:update',
    'settings:available_status',
    'settings:notifications',
    'settings:dark',
    'user_profile:view',
    'user_profile:update',
    'user_profile:avatar',
    'account:change_password',
    'account:reset_password',
    'account:export',
    'account:delete',
    'account:logout',
    'favorites:view',
    'favorites:update',
    'reviews:create',
    'price_updates:create',
  ]);
});

test.each(['anonymous', 'guest', 'user'] as const)(
  'pages say the same of a visitor: %s',
  (kind) => {
    expect(mayUse(kind, 'pages', 'open')).toBe(mayOpen(findPage('/home')!, kind));
  },
);
