// Tests rules product-look, theme-choice, theme-overlay, theme-switch.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from './app-theme.tsx';
import {
  chooseTheme,
  getTheme,
  switchTheme,
  closeOverlay,
  useForcedLightTheme,
  useTheme,
} from './theme.ts';

const root = document.documentElement;
beforeEach(() => chooseTheme('light'));
afterEach(() => {
  vi.useRealTimers();
  closeOverlay();
  chooseTheme('light');
});

function Shown() {
  return <p data-testid="theme">{useTheme()}</p>;
}
function Entry() {
  useForcedLightTheme();
  return <Shown />;
}
const overlay = page.getByTestId('theme-overlay');
const shown = page.getByTestId('theme');

describe('the theme switch', () => {
  test('switches the theme under an overlay, for a second and ten steps of 20 ms', async () => {
    await render(
      <AppTheme>
        <Shown />
      </AppTheme>,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    switchTheme();
    const opacity = () => overlay.element().getAttribute('style');
    await expect.element(overlay).toBeInTheDocument();
    expect(root.dataset.theme).toBe('dark');
    await expect.element(shown).toHaveTextContent('dark');
    vi.advanceTimersByTime(999);
    await afterPaint();
    expect(opacity()).toBe('opacity: 1;');
    vi.advanceTimersByTime(1);
    for (let tenths = 9; tenths > 0; tenths--) {
      await expect.poll(opacity).toBe(`opacity: ${tenths / 10};`);
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(20);
    }
    await expect.element(overlay).not.toBeInTheDocument();
  });

  test('switches the theme at once with reduced motion', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await render(
      <AppTheme>
        <Shown />
      </AppTheme>,
    );
    switchTheme();
    await expect.element(shown).toHaveTextContent('dark');
    await afterPaint();
    expect(overlay.elements()).toHaveLength(0);
  });

  test('switches back and forth', () => {
    switchTheme();
    switchTheme();
    expect(getTheme()).toBe('light');
    expect(localStorage.getItem('theme')).toBe('light');
  });
});

test('the sign-in page is light, and keeps the stored choice', async () => {
  chooseTheme('dark');
  let painted: string | undefined;
  // A layout effect is the last code to run before the first paint.
  function Frame() {
    useLayoutEffect(() => void (painted = root.dataset.theme), []);
    return <Entry />;
  }
  const entry = await render(<Frame />, { wrapper: AppTheme });
  expect(painted).toBe('light');
  await expect.element(shown).toHaveTextContent('light');
  expect(root.dataset).toMatchObject({ theme: 'light', mantineColorScheme: 'light' });
  expect(localStorage.getItem('theme')).toBe('dark');
  await entry.rerender(<Shown />);
  expect(root.dataset).toMatchObject({ theme: 'dark', mantineColorScheme: 'dark' });
});
