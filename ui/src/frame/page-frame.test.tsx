// Tests rule shell-frame.
import IconHome from '~icons/tabler/home';
import IconSettings from '~icons/tabler/settings';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageFrame } from './page-frame.tsx';
import { testAccessible } from '../testing/show.tsx';
import { ThemeProvider, type ColorScheme } from '../theme/theme-provider.tsx';

const onMenu = vi.fn();
const frame = (back?: string) => (
  <PageFrame
    title="Benzina"
    back={back}
    labels={{
      back: 'Indietro',
      menu: 'Apri il menu',
      navigation: 'Navigazione principale',
      skip: 'Vai al contenuto',
    }}
    entries={[
      { to: '/home', label: 'Home', icon: IconHome },
      { to: '/settings', label: 'Settings', icon: IconSettings },
    ]}
    isMenuOpen={false}
    onMenu={onMenu}
  >
    <p>Il contenuto</p>
  </PageFrame>
);
// Rendered without `show`, whose <main> would be a second one.
const showFrame = (content: ReactNode, colorScheme: ColorScheme = 'light') =>
  render(<ThemeProvider colorScheme={colorScheme}>{content}</ThemeProvider>);

afterEach(async () => {
  onMenu.mockClear();
  history.replaceState(null, '', location.pathname + location.search);
  await page.viewport(390, 844);
});

describe('the frame of a page', () => {
  testAccessible(frame('/home'), showFrame);

  test('links back to the given page, or has no back link', async () => {
    const { rerender } = await showFrame(frame('/home'));
    const back = page.getByRole('link', { name: 'Indietro' });
    await expect.element(back).toHaveAttribute('href', '/home');
    await rerender(<ThemeProvider colorScheme="light">{frame()}</ThemeProvider>);
    await expect.element(back).not.toBeInTheDocument();
  });

  test('centres the title, with or without a back link', async () => {
    for (const back of ['/home', undefined]) {
      const { unmount } = await showFrame(frame(back));
      const title = page.getByRole('heading', { level: 1, name: 'Benzina' }).element();
      const { left, right } = title.getBoundingClientRect();
      expect((left + right) / 2).toBeCloseTo(195, 0);
      await unmount();
    }
  });

  test('the menu toggle opens the menu', async () => {
    await showFrame(frame());
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    expect(onMenu).toHaveBeenCalledTimes(1);
  });

  test('the skip link moves the focus to the content', async () => {
    await showFrame(frame('/home'));
    await userEvent.keyboard('{Tab}');
    const skip = page.getByRole('link', { name: 'Vai al contenuto' });
    await expect.element(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  test('has the navigation at the bottom on a phone and at the side on a wide screen', async () => {
    await showFrame(frame());
    const bar = () => page.getByRole('navigation').element().getBoundingClientRect();
    expect(bar()).toMatchObject({ left: 0, right: 390, bottom: 844 });
    await page.viewport(1280, 800);
    await expect.poll(() => bar().height).toBe(800);
    expect(bar().width).toBe(96);
    const main = page.getByRole('main').element().getBoundingClientRect();
    expect(main.left).toBeGreaterThanOrEqual(96);
  });
});
