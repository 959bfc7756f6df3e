// Tests rules account-sign-in, error-session, visitor-kinds.
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { describe, expect, test } from 'vitest';
import {
  ANONYMOUS,
  restore,
  tokenOf,
  toStored,
  transition,
  type SessionEvent,
  type Visitor,
} from './machine.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const access = {
  guest_id: 'g1',
  guest_token: 'guest-token',
  expires_at: '2026-11-21T13:00:00.000Z',
  permissions: ['prices:read'],
};
const user = { id: 'u1', name: 'titano' } as User;

const guest: Visitor = { kind: 'guest', guest: access };
const renewing: Visitor = { kind: 'guest', guest: null };
const registered: Visitor = { kind: 'registered', token: 't1', user, confirmed: true };
const loading: Visitor = { kind: 'loading', token: 't1', user };
const expired: Visitor = { kind: 'anonymous', notice: 'Sessione scaduta' };

describe('start-up', () => {
  test('nothing stored: anonymous', () => {
    expect(restore(null, NOON)).toEqual(ANONYMOUS);
  });
  test('a stored token is checked first', () => {
    expect(restore({ kind: 'registered', token: 't1', user }, NOON)).toEqual(loading);
  });
  test('an unexpired guest is used at once', () => {
    expect(restore({ kind: 'guest', guest: access }, NOON)).toEqual(guest);
  });
  test('an expired guest is removed and renewed', () => {
    expect(restore({ kind: 'guest', guest: access }, NOON + 3_600_000)).toEqual(renewing);
  });
});

const newer = { ...access, guest_token: 'newer' };
const other = { ...user, name: 'altro' };

test.each<[string, Visitor, SessionEvent, Visitor]>([
  [
    'check passes',
    loading,
    { type: 'confirmed', token: 't1', user: other },
    { ...registered, user: other },
  ],
  ['check refused', loading, { type: 'refused', token: 't1' }, expired],
  [
    'no network keeps the last known user',
    loading,
    { type: 'unreachable', token: 't1' },
    { ...registered, confirmed: false },
  ],
  [
    'the connection returns',
    { ...registered, confirmed: false },
    { type: 'confirmed', token: 't1', user },
    registered,
  ],
  ['guest enters', ANONYMOUS, { type: 'guest-entered', access }, guest],
  ['guest enters after an expired session', expired, { type: 'guest-entered', access }, guest],
  ["guest's time is over", guest, { type: 'clock', now: NOON + 3_600_000 }, renewing],
  [
    "server says the guest's time is over",
    guest,
    { type: 'guest-expired', token: 'guest-token' },
    renewing,
  ],
  [
    'guest renewed',
    renewing,
    { type: 'guest-renewed', access: newer },
    { kind: 'guest', guest: newer },
  ],
  ['guest refused', guest, { type: 'refused', token: 'guest-token' }, expired],
  ['guest signs in', guest, { type: 'signed-in', token: 't1', user }, registered],
  ['anonymous signs in', ANONYMOUS, { type: 'signed-in', token: 't1', user }, registered],
  [
    'profile changes',
    registered,
    { type: 'user-changed', user: other },
    { ...registered, user: other },
  ],
  ['registered refused', registered, { type: 'refused', token: 't1' }, expired],
  ['registered leaves', registered, { type: 'logged-out' }, ANONYMOUS],
  ['guest leaves', guest, { type: 'logged-out' }, ANONYMOUS],
  ['another tab leaves', registered, { type: 'synced', stored: null }, ANONYMOUS],
  [
    'another tab enters as guest',
    ANONYMOUS,
    { type: 'synced', stored: { kind: 'guest', guest: access } },
    guest,
  ],
  [
    'another tab signs in',
    guest,
    { type: 'synced', stored: { kind: 'registered', token: 't1', user } },
    registered,
  ],
  [
    'another tab renews the guest',
    renewing,
    { type: 'synced', stored: { kind: 'guest', guest: newer } },
    { kind: 'guest', guest: newer },
  ],
  [
    'a token without its user, from another tab',
    guest,
    { type: 'synced', stored: { kind: 'registered', token: 't1', user: null } },
    { ...loading, user: null },
  ],
])('%s', (_, before, event, after) => {
  expect(transition(before, event)).toEqual(after);
});

test.each<[string, Visitor, SessionEvent]>([
  ['a late check of a token that is gone', ANONYMOUS, { type: 'confirmed', token: 't1', user }],
  ["a late refusal of another person's token", registered, { type: 'refused', token: 't0' }],
  ['an unreachable server after the check', registered, { type: 'unreachable', token: 't1' }],
  [
    'an unreachable server when nobody is known',
    { ...loading, user: null },
    { type: 'unreachable', token: 't1' },
  ],
  ["a guest's time that is not over", guest, { type: 'clock', now: NOON }],
  ['time passing for a registered user', registered, { type: 'clock', now: NOON * 2 }],
  ['a renewal that comes after signing in', registered, { type: 'guest-renewed', access }],
  ['a renewal that comes after leaving', ANONYMOUS, { type: 'guest-renewed', access }],
  ['a guest entry that comes after signing in', registered, { type: 'guest-entered', access }],
  ['an expiry of the guest before', guest, { type: 'guest-expired', token: 'older' }],
  ['an expiry of nobody', registered, { type: 'guest-expired', token: 't1' }],
  [
    'another tab writing what is known',
    guest,
    { type: 'synced', stored: { kind: 'guest', guest: access } },
  ],
  ['a profile change of a guest', guest, { type: 'user-changed', user }],
  ['leaving twice', ANONYMOUS, { type: 'logged-out' }],
  ["an expired session's notice survives leaving", expired, { type: 'logged-out' }],
])('%s changes nothing', (_, visitor, event) => {
  expect(transition(visitor, event)).toBe(visitor);
});

test('a guest with an invalid expiry has expired', () => {
  const broken: Visitor = { kind: 'guest', guest: { ...access, expires_at: 'mai' } };
  expect(transition(broken, { type: 'clock', now: NOON })).toEqual(renewing);
});

test('what is stored restores the same visitor', () => {
  expect(restore(toStored(guest), NOON)).toEqual(guest);
  expect(restore(toStored(renewing), NOON)).toEqual(renewing);
  expect(restore(toStored(registered), NOON)).toEqual(loading);
  expect(restore(toStored(loading), NOON)).toEqual(loading);
  expect(toStored(expired)).toBeNull();
});

test('the token of each kind', () => {
  expect([guest, renewing, registered, loading, ANONYMOUS].map(tokenOf)).toEqual([
    'guest-token',
    null,
    't1',
    't1',
    null,
  ]);
});
