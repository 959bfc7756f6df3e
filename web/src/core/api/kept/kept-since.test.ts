// Tests rule offline-prices.
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { keptSince } from './kept-since.ts';

const client = new QueryClient();
const stops: (() => void)[] = [];

function show(queryKey: string[], cachedAt: string | null): void {
  client.setQueryData(queryKey, { data: [], cachedAt });
  const observer = new QueryObserver(client, { queryKey, staleTime: Infinity });
  stops.push(observer.subscribe(() => undefined));
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.clear();
});

test('nothing is cached while every answer comes from the server', () => {
  show(['prices', 'best-by-decade'], null);
  expect(keptSince(client.getQueryCache())).toBeNull();
});

test('the oldest of the prices on the screen counts', () => {
  show(['prices', 'ranking'], '2026-11-20T18:00:00.000Z');
  show(['business', '8'], '2026-11-19T18:00:00.000Z');
  expect(keptSince(client.getQueryCache())).toBe('2026-11-19T18:00:00.000Z');
});

test('queries without prices, or not on the screen, do not count', () => {
  show(['welcome-message'], '2026-11-01T18:00:00.000Z');
  client.setQueryData(['prices', 'elsewhere'], { data: [], cachedAt: '2026-11-01T18:00:00.000Z' });
  expect(keptSince(client.getQueryCache())).toBeNull();
});
