// Tests rule page-return.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';
import { storeReturnTo, takeReturnTo } from './stored-return-to.ts';

let browser: FakeBrowser;
beforeEach(() => (browser = fakeBrowser()));
afterEach(() => vi.unstubAllGlobals());

test('a return address is stored during an external sign-in, and used once', () => {
  storeReturnTo('/business/8');
  expect(takeReturnTo()).toBe('/business/8');
  expect(takeReturnTo()).toBeNull();
});

test('starting a sign-in without a return address clears the previous one', () => {
  storeReturnTo('/business/8');
  storeReturnTo(null);
  expect([...browser.stored]).toEqual([]);
});

test('the stored address is validated again', () => {
  browser.stored.set('pieno.return-to', '//evil.example');
  expect(takeReturnTo()).toBeNull();
});

test('blocked storage only loses the return address', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeReturnTo('/business/8');
  expect(takeReturnTo()).toBeNull();
});
