import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';
import { localRecord } from './local-record.ts';
import { fields, number } from './stored-shape.ts';

const readCount = fields({ n: number });
const EMPTY = { n: 0 };
let browser: FakeBrowser;
const make = () => localRecord('key', readCount, EMPTY);

beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => vi.unstubAllGlobals());

test('a value survives a reload', () => {
  make().set({ n: 7 });
  expect(make().get()).toEqual({ n: 7 });
});

test('the empty value removes the key', () => {
  const record = make();
  record.set({ n: 7 });
  record.set(EMPTY);
  expect(browser.stored.has('key')).toBe(false);
});

test.each(['{', '{"n":"7"}', '[]'])('%s counts as empty', (text) => {
  browser.stored.set('key', text);
  expect(make().get()).toBe(EMPTY);
});

test('returns the same object while nothing changes', () => {
  browser.stored.set('key', '{"n":7}');
  const record = make();
  expect(record.get()).toBe(record.get());
});

test('follows a change of its key in another tab, and ignores other keys', () => {
  const record = make();
  const listener = vi.fn();
  record.subscribe(listener);
  browser.changeElsewhere('other', '1');
  expect(listener).not.toHaveBeenCalled();
  browser.changeElsewhere('key', '{"n":9}');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(record.get()).toEqual({ n: 9 });
});

test('reads again on a page restored from the back/forward cache', () => {
  const record = make();
  record.subscribe(() => undefined);
  browser.stored.set('key', '{"n":9}');
  browser.dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(record.get()).toEqual({ n: 9 });
});

test('an unsubscribed listener is not called, and no events are followed any more', () => {
  const record = make();
  const listener = vi.fn();
  record.subscribe(listener)();
  record.set({ n: 1 });
  browser.changeElsewhere('key', '{"n":9}');
  expect(listener).not.toHaveBeenCalled();
  expect(record.get()).toEqual({ n: 1 });
});

test('without storage the value lasts as long as the page', () => {
  browser.forbidStorage();
  const record = make();
  record.set({ n: 3 });
  expect(record.get()).toEqual({ n: 3 });
});
