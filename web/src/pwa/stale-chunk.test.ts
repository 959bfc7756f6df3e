import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';
import { reloadOnStaleChunk } from './stale-chunk.ts';

const reload = vi.fn();
let browser: FakeBrowser;

beforeEach(() => {
  open('/assets/index-1.js');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** A page made of this build, in a tab that may have shown others before. */
function open(build: string, remembered: Iterable<[string, string]> = []): void {
  browser = fakeBrowser();
  for (const [key, value] of remembered) browser.stored.set(key, value);
  vi.stubGlobal('navigator', { onLine: true });
  reloadOnStaleChunk(reload, build);
}

/** True when the failure was taken care of, so that nobody else sees it. */
function fail(chunk: string): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  browser.dispatch(Object.assign(event, { payload: new Error(chunk) }));
  return event.defaultPrevented;
}

test('a chunk that is gone reloads the page', () => {
  expect(fail('/assets/a.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('if it is still gone afterwards the failure is shown instead', () => {
  fail('/assets/a.js');
  open('/assets/index-1.js', browser.stored);
  expect(fail('/assets/a.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('two files that are gone do not excuse each other’s reload', () => {
  expect(fail('/assets/a.css')).toBe(true);
  expect(fail('/assets/a.js')).toBe(true);
  reload.mockClear();
  open('/assets/index-1.js', browser.stored);
  expect(fail('/assets/a.css')).toBe(false);
  expect(fail('/assets/a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('the next deploy may reload again', () => {
  fail('/assets/a.js');
  open('/assets/index-2.js', browser.stored);
  expect(fail('/assets/b.js')).toBe(true);
});

test('offline nothing is reloaded', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(fail('/assets/a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('without storage to remember it, nothing is reloaded', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(fail('/assets/a.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
