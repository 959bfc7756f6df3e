import { expect, test } from 'vitest';
import { withoutSummaries } from './call-summaries.ts';

test('a table of calls keeps everything but its summaries', () => {
  const table = `'GET /a': { tag: 'prices', summary: 'A price, as "said"', access: 'public' },
    'GET /b': {
      summary:
        "Somebody's word",
      access: 'public',
    },`;
  expect(withoutSummaries(table)!.replaceAll(/\s+/g, ' ')).toBe(
    `'GET /a': { tag: 'prices', access: 'public' }, 'GET /b': { access: 'public', },`,
  );
});

test('a summary in another form fails', () => {
  expect(withoutSummaries('{ summary: sentence, access }')).toBeNull();
});
