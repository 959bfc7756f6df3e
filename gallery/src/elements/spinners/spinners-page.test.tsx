import { show } from '@pieno/ui/testing/show.tsx';
import { withoutMotion } from '@pieno/ui/testing/without-motion.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { infiniteAnimations, testPage } from '../../testing/test-page.tsx';
import { COVER_MS } from './cover-example.tsx';
import { SpinnersPage } from './spinners-page.tsx';

describe('/spinners', () => {
  testPage(<SpinnersPage />);

  test('spins, but not under reduced motion', async () => {
    await show(<SpinnersPage />);
    expect(infiniteAnimations()).toBeGreaterThan(0);
    await withoutMotion();
    await expect.poll(infiniteAnimations).toBe(0);
  });

  test('names what is loading', async () => {
    await show(<SpinnersPage />);
    await expect
      .element(page.getByText('Looking for the best price…'))
      .toHaveAttribute('role', 'status');
  });

  describe('a cover', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    test('covers the card until the work is done', async () => {
      await show(<SpinnersPage />);
      const refresh = page.getByRole('button', { name: 'Refresh' });
      await refresh.click();
      await expect.element(refresh).toBeDisabled();
      const card = page.getByText('Tre Torri').element().parentElement!;
      expect(card.ariaBusy).toBe('true');
      vi.advanceTimersByTime(COVER_MS);
      await expect.element(refresh).toBeEnabled();
      expect(card.ariaBusy).toBe('false');
    });
  });
});
