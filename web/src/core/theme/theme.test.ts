// Tests rule theme-choice.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';

let browser: FakeBrowser;
const root = { dataset: {} as Record<string, string> };
const meta = {
  content: '',
  setAttribute: (_: string, value: string) => void (meta.content = value),
};

beforeEach(() => {
  vi.resetModules();
  browser = fakeBrowser();
  Object.assign(document, { documentElement: root, querySelector: () => meta });
});
afterEach(() => void vi.unstubAllGlobals());

async function open(stored?: string) {
  if (stored !== undefined) browser.stored.set('theme', stored);
  const theme = await import('./theme.ts');
  theme.startTheme();
  return theme;
}

test.each([
  [undefined, 'light'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['nonsense', 'light'],
])('a page with %s stored opens %s', async (stored, theme) => {
  expect((await open(stored)).getTheme()).toBe(theme);
  expect(root.dataset).toEqual({ theme });
});

test('a choice is applied and stored under the specified key', async () => {
  const { chooseTheme } = await open();
  chooseTheme('dark');
  expect(browser.stored.get('theme')).toBe('dark');
  expect(root.dataset.theme).toBe('dark');
  expect(meta.content).toBe('#0c141b');
});

test('a choice made in another tab is followed', async () => {
  const { getTheme } = await open('dark');
  browser.changeElsewhere('theme', 'light');
  expect(getTheme()).toBe('light');
  expect(root.dataset.theme).toBe('light');
});

test('storage cleared by another tab resets the choice', async () => {
  const { getTheme } = await open('dark');
  browser.stored.clear();
  browser.dispatch(Object.assign(new Event('storage'), { key: null }));
  expect(getTheme()).toBe('light');
});

test('without storage the choice lasts as long as the page', async () => {
  browser.forbidStorage();
  const { chooseTheme, getTheme } = await open();
  chooseTheme('dark');
  expect(getTheme()).toBe('dark');
});
