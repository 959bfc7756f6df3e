import { expect, test } from 'vitest';
import { GUESTS } from './guests.ts';
import { REPORTS } from './prices.ts';
import { may, registered, VISITORS, type Rule } from './rule.ts';

test('a rule without a target asks only what kind of visitor it is', () => {
  const rule = registered('generic');
  expect(may({ type: 'anonymous' }, rule)).toBe(false);
  expect(may({ type: 'guest', id: 'a' }, rule)).toBe(false);
  expect(may({ type: 'user', id: 'a', role: 'user' }, rule)).toBe(true);
});

test('a rule with a target asks whose it is, of the visitors that it allows at all', () => {
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

test('a driver reports with a verified e-mail only, and sees the own reports without', () => {
  const driver = { type: 'user', id: 'a', role: 'user' } as const;
  expect(may(driver, REPORTS.send)).toBe(false);
  expect(may({ ...driver, isVerified: true }, REPORTS.send)).toBe(true);
  expect(may({ type: 'guest', isVerified: true }, REPORTS.send)).toBe(false);
  expect(may(driver, REPORTS.view)).toBe(true);
});

test('a guest is converted by the holder of its own token', () => {
  const guest = { id: 'g1' };
  expect(may({ type: 'guest', id: 'g1' }, GUESTS.convert, guest)).toBe(true);
  expect(may({ type: 'guest', id: 'g2' }, GUESTS.convert, guest)).toBe(false);
  expect(may({ type: 'guest' }, GUESTS.convert, guest)).toBe(false);
  expect(may({ type: 'user', id: 'g1', role: 'user' }, GUESTS.convert, guest)).toBe(false);
  expect(may({ type: 'anonymous' }, GUESTS.convert, guest)).toBe(false);
});
