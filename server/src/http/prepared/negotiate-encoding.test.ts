// Tests rule board-prepared.
import { expect, test } from 'vitest';
import { negotiateEncoding } from './negotiate-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'identity'],
  ['*, br;q=0, gzip', 'gzip'],
  ['gzip;q=0.000, br;q=0.000, *', 'identity'],
  ['*;q=0.1, br;q=0.01', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=hello, gzip', 'gzip'],
  ['gzip, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  [['gzip', 'br'], 'br'],
])('answers %s with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
