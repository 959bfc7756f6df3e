import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';
import { storeReturnTo, takeReturnTo } from './stored-return-to.ts';

let browser: FakeBrowser;
beforeEach(() => (browser = fakeBrowser()));
afterEach(() => vi.unstubAllGlobals());

test('a return address waits for the way back from a sign-in service, and is used once', () => {
  storeReturnTo('/business/8');
  expect(takeReturnTo()).toBe('/business/8');
  expect(takeReturnTo()).toBeNull();
});

test('leaving without a return address forgets the one before', () => {
  storeReturnTo('/business/8');
  storeReturnTo(null);
  expect([...browser.stored]).toEqual([]);
});

test('what is kept is checked again', () => {
  browser.stored.set('pieno.return-to', '//evil.example');
  expect(takeReturnTo()).toBeNull();
});

test('blocked storage only loses the return address', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeReturnTo('/business/8');
  expect(takeReturnTo()).toBeNull();
});
