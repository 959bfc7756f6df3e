import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bestByDecadeQuery } from './prices.ts';
import { takeEmbeddedAnswers } from './embedded-answers.ts';
import { CACHED_AT_HEADER } from './kept-answers.ts';
import { welcomeMessageQuery } from './settings.ts';

const best = [
  {
    decade: 10,
    label: 'Benzina',
    best: null,
    runner_up_delta: null,
    tied_with: 0,
    stations: 0,
    demo: false,
  },
];
const welcome = { message: '<p>Ciao</p>', source: 'default' };
const kept = new Map<string, Response>();
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  kept.clear();
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ put: (key: string, value: Response) => kept.set(key, value) }),
  });
});
afterEach(() => vi.unstubAllGlobals());

function openPage(textContent: string | null, type = 'navigate'): Promise<void> {
  vi.stubGlobal('document', { getElementById: () => (textContent ? { textContent } : null) });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
  return takeEmbeddedAnswers(client);
}
const block = JSON.stringify({ at: '2026-11-22T08:00:00.000Z', best_by_decade: best, welcome });
const winners = () => client.getQueryData(bestByDecadeQuery.queryKey);

test("the page's own answers serve the queries and are kept with their time", async () => {
  await openPage(block);
  expect(winners()).toEqual({ data: best, cachedAt: null });
  expect(client.getQueryData(welcomeMessageQuery.queryKey)?.data).toEqual(welcome);
  expect([...kept.keys()]).toEqual(['/api/prices/best-by-decade', '/api/welcome-message']);
  const answer = kept.get('/api/prices/best-by-decade')!;
  expect(await answer.json()).toEqual(best);
  expect(answer.headers.get(CACHED_AT_HEADER)).toMatch(/^\d{4}-.*Z$/);
});

test.each([
  ['none', null],
  ['unreadable', '{'],
  ['of another shape', '{"best_by_decade":1}'],
])('a page with %s asks as usual', async (_, text) => {
  await openPage(text);
  expect(winners()).toBeUndefined();
  expect(kept.size).toBe(0);
});

test("an old page from the browser's history is not believed", async () => {
  await openPage(block, 'back_forward');
  expect(winners()).toBeUndefined();
});

test('a page without storage still shows its winners', async () => {
  vi.stubGlobal('caches', undefined);
  await openPage(block);
  expect(winners()).toEqual({ data: best, cachedAt: null });
});
