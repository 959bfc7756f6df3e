import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { ButtonPage } from './button-page.tsx';
import { WORK_MS } from './busy-buttons.tsx';

const button = (name: string) => page.getByRole('button', { name });

describe('/button', () => {
  testPage(<ButtonPage />);

  test('a toggle button stays pressed until it is pressed again', async () => {
    await show(<ButtonPage />);
    const alert = button('Price alert');
    for (const isPressed of ['true', 'false']) {
      await alert.click();
      await expect.element(alert).toHaveAttribute('aria-pressed', isPressed);
    }
  });

  describe('while busy', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    test("the product's button cannot be pressed a second time", async () => {
      await show(<ButtonPage />);
      await button('Refresh prices').click();
      await expect.element(button('Refreshing…')).toBeDisabled();
      vi.advanceTimersByTime(WORK_MS);
      await expect.element(button('Refresh prices')).toBeEnabled();
    });

    test('shows a loader instead of its label', async () => {
      await show(<ButtonPage />);
      await button('Send a price').click();
      await expect.element(button('Send a price')).toHaveAttribute('data-loading');
      vi.advanceTimersByTime(WORK_MS);
      await expect.element(button('Send a price')).not.toHaveAttribute('data-loading');
    });
  });
});
