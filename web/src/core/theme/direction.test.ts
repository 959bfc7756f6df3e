// Tests rule shell-direction.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';

let browser: FakeBrowser;
const root = { dir: '' };

beforeEach(() => {
  vi.resetModules();
  root.dir = '';
  browser = fakeBrowser();
  Object.assign(document, { documentElement: root });
});
afterEach(() => void vi.unstubAllGlobals());

async function open() {
  const direction = await import('./direction.ts');
  direction.startDirection();
  return direction;
}

test("a choice changes the page's direction and is stored for the next page", async () => {
  const { chooseDirection, getDirection } = await open();
  expect(getDirection()).toBe('ltr');
  chooseDirection('rtl');
  expect(root.dir).toBe('rtl');
  expect(getDirection()).toBe('rtl');
  expect(browser.stored.get('dir')).toBe('rtl');
});

test('a choice made in another tab is followed', async () => {
  const { getDirection } = await open();
  browser.changeElsewhere('dir', 'rtl');
  expect(getDirection()).toBe('rtl');
  browser.changeElsewhere('theme', 'dark');
  expect(getDirection()).toBe('rtl');
  browser.changeElsewhere('dir', 'ltr');
  expect(getDirection()).toBe('ltr');
});

test('storage cleared by another tab resets the choice', async () => {
  const { chooseDirection, getDirection } = await open();
  chooseDirection('rtl');
  browser.dispatch(Object.assign(new Event('storage'), { key: null, newValue: null }));
  expect(getDirection()).toBe('ltr');
});

test('without storage the choice lasts as long as the page', async () => {
  browser.forbidStorage();
  const { chooseDirection, getDirection } = await open();
  chooseDirection('rtl');
  expect(getDirection()).toBe('rtl');
});
