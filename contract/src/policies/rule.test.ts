// Tests rules permission-table, report-entries, report-verified.
import { expect, test } from 'vitest';
import { ADMINISTRATION, SECOND_FACTOR } from './administration.ts';
import { GUESTS } from '../accounts/guest-policy.ts';
import { REPORTS } from '../prices/policy.ts';
import { may, registered, VISITORS, type Rule } from './rule.ts';

test('a rule without a target checks the kind of visitor only', () => {
  const rule = registered('generic');
  expect(may({ type: 'anonymous' }, rule)).toBe(false);
  expect(may({ type: 'guest', id: 'a' }, rule)).toBe(false);
  expect(may({ type: 'user', id: 'a', role: 'user' }, rule)).toBe(true);
});

test('a rule with a target also checks whose it is', () => {
  const own: Rule<{ owner: string }> = {
    allowed: VISITORS,
    permits: ({ id, role }, { owner }) => role === 'admin' || id === owner,
    prompt: 'generic',
  };
  const target = { owner: 'anna' };
  expect(may({ type: 'user', id: 'anna', role: 'user' }, own, target)).toBe(true);
  expect(may({ type: 'user', id: 'bruno', role: 'user' }, own, target)).toBe(false);
  expect(may({ type: 'user', id: 'carla', role: 'admin' }, own, target)).toBe(true);
  expect(may({ type: 'anonymous', id: 'anna' }, own, target)).toBe(false);
});

test('a driver needs a verified e-mail to report, not to see the own reports', () => {
  const driver = { type: 'user', id: 'a', role: 'user' } as const;
  expect(may(driver, REPORTS.send)).toBe(false);
  expect(may({ ...driver, isVerified: true }, REPORTS.send)).toBe(true);
  expect(may({ type: 'guest', isVerified: true }, REPORTS.send)).toBe(false);
  expect(may(driver, REPORTS.view)).toBe(true);
});

test("only the holder of a guest's token converts the guest", () => {
  const guest = { id: 'g1' };
  expect(may({ type: 'guest', id: 'g1' }, GUESTS.convert, guest)).toBe(true);
  expect(may({ type: 'guest', id: 'g2' }, GUESTS.convert, guest)).toBe(false);
  expect(may({ type: 'guest' }, GUESTS.convert, guest)).toBe(false);
  expect(may({ type: 'user', id: 'g1', role: 'user' }, GUESTS.convert, guest)).toBe(false);
  expect(may({ type: 'anonymous' }, GUESTS.convert, guest)).toBe(false);
});

test('only an administrator decides, and a former one can switch the second factor off', () => {
  const anna = { type: 'user', id: 'a', role: 'user', isVerified: true } as const;
  const admin = { ...anna, role: 'admin' };
  for (const rule of [ADMINISTRATION.view, ADMINISTRATION.decide, SECOND_FACTOR.enable]) {
    expect(may(anna, rule)).toBe(false);
    expect(may({ type: 'guest', role: 'admin' }, rule)).toBe(false);
    expect(may(admin, rule)).toBe(true);
  }
  expect(may(anna, SECOND_FACTOR.disable)).toBe(true);
});
