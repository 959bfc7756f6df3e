// Tests rules permission-position, permission-table, reviews-write.
import { expect, test } from 'vitest';
import { findPage, mayOpen, type VisitorKind } from './pages.ts';
import { may } from './policies/rule.ts';
import { ERROR_SENTENCES } from './error-sentences.ts';
import { FEATURES, findRule, permissionsOf } from './features.ts';
import { PROMPTS } from './policies/prompts.ts';

const allows = (type: VisitorKind, feature: string, action: string): boolean => {
  const rule = findRule(feature, action);
  return rule !== undefined && may({ type }, rule);
};

/** The refusal that a visitor without the permission reads. */
const refusalOf = (feature: string, action: string) =>
  ERROR_SENTENCES[findRule(feature, action)!.refusal!];

test('every prompt is Italian and ends with the question that invites to register (rule permission-prompt)', () => {
  for (const prompt of Object.values(PROMPTS)) {
    expect(prompt).toMatch(/ Vuoi accedere o registrarti ora\?$/u);
  }
});

test.each(['available_status', 'notifications', 'dark'])(
  'only registered users change %s; a guest gets the reason (rule permission-refusal)',
  (action) => {
    expect(allows('anonymous', 'settings', action)).toBe(false);
    expect(allows('guest', 'settings', action)).toBe(false);
    expect(allows('user', 'settings', action)).toBe(true);
    expect(refusalOf('settings', action)).toBe(
      'Impostazioni disponibili solo per utenti registrati',
    );
  },
);

test('only registered users store a consent; everybody may share the position', () => {
  expect(allows('guest', 'geolocation', 'consent')).toBe(false);
  expect(allows('guest', 'geolocation', 'share')).toBe(true);
  expect(refusalOf('geolocation', 'consent')).toBe(
    'Consenso geolocalizzazione disponibile solo per utenti registrati',
  );
});

test.each(['favorites', 'notifications', 'reviews', 'price_updates'] as const)(
  '%s need registration',
  (feature) => {
    for (const action of Object.keys(FEATURES[feature])) {
      expect(allows('guest', feature, action)).toBe(false);
      expect(allows('user', feature, action)).toBe(true);
      expect(findRule(feature, action)?.prompt).toBe(feature);
    }
  },
);

test.each([
  ['prices', 'delete'],
  ['constructor', 'name'],
  ['settings', 'constructor'],
])('nobody may %s.%s: it does not exist', (feature, action) => {
  expect(allows('user', feature, action)).toBe(false);
});

test('each kind of visitor receives the permissions of the table', () => {
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
    'notifications:view',
    'notifications:update',
    'reviews:create',
    'price_updates:create',
  ]);
});

test.each(['anonymous', 'guest', 'user'] as const)(
  'the feature of pages agrees with the table of pages for %s',
  (kind) => {
    expect(allows(kind, 'pages', 'open')).toBe(mayOpen(findPage('/home')!, kind));
  },
);
