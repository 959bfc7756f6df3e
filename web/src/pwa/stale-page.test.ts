// Tests rule app-update.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';
import { isMissingFile, reloadStalePage } from './stale-page.ts';

const reload = vi.fn();
let browser: FakeBrowser;

beforeEach(() => {
  open('/assets/index-1.js');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** Opens a page of `build`, in a tab whose session storage may hold entries of earlier pages. */
function open(build: string, remembered: Iterable<[string, string]> = []): void {
  browser = fakeBrowser();
  for (const [key, value] of remembered) browser.stored.set(key, value);
  vi.stubGlobal('navigator', { onLine: true });
  reloadStalePage(reload, build);
}

/** Dispatches Vite's event for a file that cannot be loaded, and returns the error in it. */
function fail(file: string): Error {
  const payload = new Error(file);
  browser.dispatch(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('a missing file reloads the page', () => {
  fail('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the router does not recognise its error, and so does not reload again', () => {
  const error = fail('Failed to fetch dynamically imported module: /assets/a.js');
  expect(error.message).not.toMatch(/^Failed/);
  expect(isMissingFile(error)).toBe(true);
});

test('a file that is still missing after the reload does not reload again', () => {
  fail('/assets/a.js');
  open('/assets/index-1.js', browser.stored);
  fail('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('two missing files cause one reload', () => {
  fail('/assets/a.css');
  fail('/assets/a.js');
  open('/assets/index-1.js', browser.stored);
  fail('/assets/a.css');
  fail('/assets/a.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the next deploy can reload again', () => {
  fail('/assets/a.js');
  open('/assets/index-2.js', browser.stored);
  fail('/assets/b.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('offline nothing is reloaded', () => {
  vi.stubGlobal('navigator', { onLine: false });
  fail('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  fail('/assets/a.js');
  expect(reload).not.toHaveBeenCalled();
});

test('an error of a missing file is recognised', () => {
  expect(isMissingFile(fail('/assets/a.js'))).toBe(true);
  expect(isMissingFile(new Error('/assets/a.js'))).toBe(false);
  expect(isMissingFile('/assets/a.js')).toBe(false);
});
