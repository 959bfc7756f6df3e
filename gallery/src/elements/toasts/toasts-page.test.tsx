// Tests rule gallery-connection.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { withoutMotion } from '@pieno/ui/testing/without-motion.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { infiniteAnimations, languageOf, testPage } from '../../testing/test-page.tsx';
import { ToastsPage } from './toasts-page.tsx';

const toast = (title: string) => page.getByRole('alert').filter({ hasText: title });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Advances the fake clock past the toast's closing transition. */
const leaves = (gone: ReturnType<typeof toast>) =>
  expect
    .poll(() => {
      vi.advanceTimersByTime(100);
      return gone.elements();
    })
    .toEqual([]);

describe('/toasts', () => {
  testPage(<ToastsPage />);

  test('the loader of a toast stands still under reduced motion', async () => {
    await show(<ToastsPage />);
    expect(infiniteAnimations()).toBe(1);
    await withoutMotion();
    await expect.poll(infiniteAnimations).toBe(0);
  });

  test('toasts stay until closed, at most three at a time', async () => {
    await show(<ToastsPage />);
    const welcome = toast('Welcome to the toasts');
    await welcome.getByRole('button').click();
    await expect.element(welcome).not.toBeInTheDocument();
    for (let count = 0; count < 4; count++) await button('Stay').click();
    await expect.poll(() => toast('I can wait').elements().length).toBe(3);
    expect(languageOf(toast('I can wait').first().element())).toBe('en');
    await button('Clear all').click();
    await expect.element(toast('I can wait')).not.toBeInTheDocument();
  });

  test('a toast has an accessible name', async () => {
    await show(<ToastsPage />);
    await button('Success').click();
    await expect.element(toast('Price sent')).toBeVisible();
  });

  test('Undo in a toast reverts the action', async () => {
    await show(<ToastsPage />);
    await button('Remove Borgo Carburanti').click();
    await expect.element(button('Remove Borgo Carburanti')).toBeDisabled();
    await button('Undo').click();
    await expect.element(button('Remove Borgo Carburanti')).toBeEnabled();
  });

  test.each([
    ['Top left', { left: 16, top: 64 }],
    ['Bottom right', { right: 374, bottom: 772 }],
  ])('toasts appear at the %s', async (label, place) => {
    await show(<ToastsPage />);
    await button(label).click();
    const corner = () => {
      const { left, right, top, bottom } = toast('Here I am.').element().getBoundingClientRect();
      return { left, right, top, bottom };
    };
    await expect.poll(corner).toMatchObject(place);
  });
});

describe('the duration of a toast', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('appears with the page, closes after 5 seconds, and appears again on the button', async () => {
    await show(<ToastsPage />);
    const welcome = toast('Welcome to the toasts');
    await expect.element(welcome).toBeInTheDocument();
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    vi.advanceTimersByTime(4999);
    await afterPaint();
    expect(welcome.elements()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await leaves(welcome);
    await button('Show it again').click();
    await expect.element(welcome).toBeInTheDocument();
  });

  test.each([
    ['3 s', 3000],
    ['3.982 s', 3982],
    ['5 s', 5000],
    ['8 s', 8000],
  ])('stays %s', async (label, ms) => {
    await show(<ToastsPage />);
    await button(label).click();
    const timed = toast(`Shown for ${ms} milliseconds.`);
    await expect.element(timed).toBeInTheDocument();
    vi.advanceTimersByTime(ms - 1);
    await afterPaint();
    expect(timed.elements()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await leaves(timed);
  });
});
