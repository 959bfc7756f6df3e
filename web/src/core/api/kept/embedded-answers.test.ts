// Tests rules first-visit, page-content.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEmbeddedAnswers } from './keep-embedded.ts';
import { businessQuery } from '../stations/business.ts';
import { queryKeyOf, takeEmbeddedAnswers } from './embedded-answers.ts';
import { CACHED_AT_HEADER } from './kept-answers.ts';
import { bestByDecadeQuery } from '../prices/prices.ts';
import { rankingQuery } from '../prices/ranking.ts';
import { socialProvidersQuery } from '../accounts/social.ts';
import { serverNow } from '../server-clock.ts';
import { globalSettingQuery, welcomeMessageQuery } from '../settings/settings.ts';

const best = [{ decade: 10, best: null }];
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

function openPage(textContent: string | null, visit: object = { type: 'navigate' }): void {
  vi.stubGlobal('document', { getElementById: () => (textContent ? { textContent } : null) });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit as never]);
  takeEmbeddedAnswers(client);
}
const block = JSON.stringify({
  '/prices/best-by-decade': best,
  '/welcome-message': welcome,
  '/auth/social': { providers: ['google'] },
});
const winners = () => client.getQueryData(bestByDecadeQuery.queryKey);

test("the page's own answers serve the queries and are stored with their time", async () => {
  openPage(block);
  expect(winners()).toEqual({ data: best, cachedAt: null });
  expect(client.getQueryData(welcomeMessageQuery.queryKey)?.data).toEqual(welcome);
  expect(client.getQueryData(socialProvidersQuery.queryKey)?.data.providers).toEqual(['google']);
  await keepEmbeddedAnswers();
  expect([...kept.keys()]).toEqual(['/api/prices/best-by-decade', '/api/welcome-message']);
  const answer = kept.get('/api/prices/best-by-decade')!;
  expect(await answer.json()).toEqual(best);
  expect(answer.headers.get(CACHED_AT_HEADER)).toMatch(/^\d{4}-.*Z$/);
});

test.each([
  ['/prices/best-by-decade', bestByDecadeQuery.queryKey],
  ['/welcome-message', welcomeMessageQuery.queryKey],
  ['/prices/ranking/10', rankingQuery(10).queryKey],
  ['/prices/ranking/10?area=confine', rankingQuery(10, 'confine').queryKey],
  ['/business/8', businessQuery('8').queryKey],
  ['/global-settings/business_marker_color', globalSettingQuery('business_marker_color').queryKey],
  ['/auth/social', socialProvidersQuery.queryKey],
])('%s answers its query', (path, key) => {
  expect(queryKeyOf(path)).toEqual(key);
});

test.each([
  ['none', null],
  ['unreadable', '{'],
])('a page with %s requests as usual', async (_, text) => {
  openPage(text);
  expect(winners()).toBeUndefined();
  await keepEmbeddedAnswers();
  expect(kept.size).toBe(0);
});

test("a page restored from the browser's history is ignored", () => {
  openPage(block, { type: 'back_forward' });
  expect(winners()).toBeUndefined();
});

test("the time is read from the page's own Server-Timing header", () => {
  const description = '2126-11-22T08:00:00.000Z';
  openPage(block, { type: 'navigate', serverTiming: [{ name: 'now', description }] });
  expect(serverNow().toISOString().slice(0, 16)).toBe('2126-11-22T08:00');
});

test.each([
  ["the worker's shell", null, 'navigate'],
  ["a page of the browser's history", block, 'back_forward'],
])('%s does not set the clock back to the time it was stored', (_, text, type) => {
  const before = serverNow();
  openPage(text, {
    type,
    serverTiming: [{ name: 'now', description: '2020-01-01T00:00:00.000Z' }],
  });
  expect(serverNow().getTime()).toBeGreaterThanOrEqual(before.getTime());
});

test('a page without storage still shows its winners', async () => {
  openPage(block);
  vi.stubGlobal('caches', undefined);
  await keepEmbeddedAnswers();
  expect(winners()).toEqual({ data: best, cachedAt: null });
});
