// Tests rules owner-people, owner-stations.
import { expect, test } from 'vitest';
import { INVITATIONS, OWN_STATION, OWNERS } from './policy.ts';
import { may } from '../policies/rule.ts';

const actor = (id: string, more = {}) =>
  ({ type: 'user', id, role: 'user', isVerified: true, ...more }) as const;
const station = { people: ['anna'] };

test('only a verified person of the station sets its prices', () => {
  expect(may(actor('anna'), OWN_STATION.manage, station)).toBe(true);
  expect(may(actor('anna', { isVerified: false }), OWN_STATION.manage, station)).toBe(false);
  expect(may(actor('bruno'), OWN_STATION.manage, station)).toBe(false);
  expect(may(actor('carla', { role: 'admin' }), OWN_STATION.manage, station)).toBe(false);
});

test('the people of the station and administrators decide about a pending person', () => {
  expect(may(actor('anna'), OWN_STATION.decide, station)).toBe(true);
  expect(may(actor('carla', { role: 'admin' }), OWN_STATION.decide, station)).toBe(true);
  expect(may(actor('bruno'), OWN_STATION.decide, station)).toBe(false);
});

test('an administrator, and no other person of the station, revokes an active person', () => {
  expect(may(actor('anna'), OWN_STATION.revoke)).toBe(false);
  expect(may(actor('carla', { role: 'admin' }), OWN_STATION.revoke)).toBe(true);
});

test('an administrator invites, and an account accepts', () => {
  expect(may(actor('bruno'), INVITATIONS.manage)).toBe(false);
  expect(may(actor('carla', { role: 'admin' }), INVITATIONS.manage)).toBe(true);
  expect(may(actor('bruno'), OWNERS.accept)).toBe(true);
  expect(may({ type: 'guest' }, OWNERS.accept)).toBe(false);
});
