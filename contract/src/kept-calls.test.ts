// Tests rule call-public.
import { expect, test } from 'vitest';
import { CALLS } from './calls.ts';
import { isKeptCall } from './kept-calls.ts';

test.each([
  ['GET', '/prices/best-by-decade'],
  ['GET', '/prices/ranking/10?area=confine'],
  ['GET', '/business/8'],
])('%s %s is kept', (method, path) => {
  expect(isKeptCall(method, path)).toBe(true);
});

test.each([
  ['GET', '/auth/current-user'],
  ['GET', '/user'],
  ['GET', '/prices/version'],
  ['POST', '/guest/access'],
  ['PUT', '/business/8'],
  ['GET', '/business/8/owner'],
  ['GET', '/business/'],
])('%s %s is not kept', (method, path) => {
  expect(isKeptCall(method, path)).toBe(false);
});

test('only public GETs are kept', () => {
  const kept = Object.entries(CALLS).filter(([, call]) => 'kept' in call);
  expect(kept.length).toBeGreaterThan(0);
  for (const [name, { access }] of kept) {
    expect([name, access]).toEqual([expect.stringMatching(/^GET /), 'public']);
  }
});
