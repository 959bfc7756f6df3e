// Tests rules injected-clock, price-stale.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { CACHED_AT_HEADER } from './kept/kept-answers.ts';

const PHONE = new Date('2026-11-22T08:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Imports the module anew: it reads the storage once, when it is loaded. */
async function open() {
  vi.resetModules();
  return import('./server-clock.ts');
}
const answer = (date: string, headers: Record<string, string> = {}) =>
  new Response(null, { headers: { date: new Date(date).toUTCString(), ...headers } });

beforeEach(() => {
  fakeBrowser();
  vi.useFakeTimers({ now: PHONE, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the phone’s own clock is used until the server has answered', async () => {
  const { serverNow } = await open();
  expect(serverNow()).toEqual(PHONE);
});

test('corrects a wrong clock by the server’s, also after a reload', async () => {
  const { learnServerTime } = await open();
  learnServerTime(answer('2026-12-04T08:00:00Z'));
  vi.setSystemTime(PHONE.getTime() + MINUTE_MS);
  const { serverNow } = await open();
  expect(serverNow()).toEqual(new Date('2026-12-04T08:01:00Z'));
});

test("does not count an answer's few seconds of travel as a wrong clock", async () => {
  const { learnServerTime, serverNow } = await open();
  learnServerTime(answer('2026-11-22T08:00:00Z'));
  vi.setSystemTime(PHONE.getTime() + MINUTE_MS);
  learnServerTime(answer('2026-11-22T08:00:57Z'));
  expect(serverNow()).toEqual(new Date('2026-11-22T08:01:00Z'));
});

test('ignores a cached answer, and one without a time', async () => {
  const { learnServerTime, serverNow } = await open();
  learnServerTime(answer('2026-11-01T08:00:00Z', { [CACHED_AT_HEADER]: '2026-11-01T08:00:00Z' }));
  learnServerTime(new Response(null));
  expect(serverNow()).toEqual(PHONE);
});

test('adds the time that a proxy cache has held an answer', async () => {
  const { learnServerTime, serverNow } = await open();
  learnServerTime(answer('2026-11-22T07:00:00Z', { age: '3600' }));
  expect(serverNow()).toEqual(PHONE);
});

test('runs on offline, and is never before the last answer when the phone’s clock is set back', async () => {
  const { learnServerTime, serverNow } = await open();
  learnServerTime(answer('2026-11-22T08:00:00Z'));
  vi.setSystemTime(PHONE.getTime() + 12 * DAY_MS);
  expect(serverNow()).toEqual(new Date('2026-12-04T08:00:00Z'));
  vi.setSystemTime(PHONE.getTime() - 30 * DAY_MS);
  expect(serverNow()).toEqual(PHONE);
});
