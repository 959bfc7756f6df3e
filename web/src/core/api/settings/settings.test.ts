// Tests rule call-settings.
import { afterEach, expect, test, vi } from 'vitest';
import { globalSettingQuery } from './settings.ts';
import { createQueryClient } from '../query-client.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const fetchMock = vi.fn<typeof fetch>();
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a global setting is requested again after five minutes, not before', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetchMock);
  let value1 = '5';
  fetchMock.mockImplementation(() =>
    Promise.resolve(Response.json({ value1, value2: null, value3: null, note: null })),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  const queries = createQueryClient();
  const ask = async () => {
    const { data } = await queries.query(globalSettingQuery('modal_cooldown_minutes_denied'));
    return data.value1;
  };
  expect(await ask()).toBe('5');
  value1 = '30';
  vi.setSystemTime(NOON + 5 * MINUTE - 1);
  expect(await ask()).toBe('5');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  vi.setSystemTime(NOON + 5 * MINUTE);
  expect(await ask()).toBe('30');
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
