import { expect, test } from 'vitest';
import { isPublicCall } from './access.ts';

test.each([
  ['GET', '/prices/best-by-decade'],
  ['GET', '/prices/ranking/10?area=confine'],
  ['GET', '/business/8'],
  ['POST', '/guest/access'],
])('%s %s answers everybody alike', (method, path) => {
  expect(isPublicCall(method, path)).toBe(true);
});

test.each([
  ['GET', '/auth/current-user'],
  ['GET', '/user'],
  ['PUT', '/business/8'],
  ['GET', '/business/8/owner'],
  ['GET', '/business/'],
])('%s %s is personal', (method, path) => {
  expect(isPublicCall(method, path)).toBe(false);
});
