import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';
import { keepWish, takeWish } from './kept-wish.ts';

let browser: FakeBrowser;
beforeEach(() => (browser = fakeBrowser()));
afterEach(() => vi.unstubAllGlobals());

test('a wish waits for the way back from a sign-in service, and is used once', () => {
  keepWish('/business/8');
  expect(takeWish()).toBe('/business/8');
  expect(takeWish()).toBeNull();
});

test('leaving without a wish forgets the one before', () => {
  keepWish('/business/8');
  keepWish(null);
  expect([...browser.stored]).toEqual([]);
});

test('what is kept is checked again', () => {
  browser.stored.set('pieno.wish', '//evil.example');
  expect(takeWish()).toBeNull();
});

test('blocked storage only loses the wish', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepWish('/business/8');
  expect(takeWish()).toBeNull();
});
