import { expect, test } from 'vitest';
import { lackingLines } from './steps.mjs';

test('what tests lacked is said once, with how many of which steps were skipped for it', () => {
  const results = [
    { name: 'contract' },
    { name: 'server on PGlite', lacking: ['REAL_DATA', 'REAL_DATA'] },
    { name: 'server on PostgreSQL', lacking: ['REAL_DATA'] },
  ];
  expect(lackingLines(results)).toEqual([
    'SKIPPED FOR LACK OF REAL_DATA (see CONTRIBUTING): 3 tests of server on PGlite, server on PostgreSQL',
  ]);
  expect(lackingLines(results.slice(0, 1))).toEqual([]);
});
