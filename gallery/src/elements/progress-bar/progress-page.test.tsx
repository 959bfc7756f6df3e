import { show } from '@pieno/ui/testing/show.tsx';
import { withoutMotion } from '@pieno/ui/testing/without-motion.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { infiniteAnimations, testPage } from '../../testing/test-page.tsx';
import { ProgressPage } from './progress-page.tsx';
import { TANK } from './tank-example.tsx';

describe('/progress-bar', () => {
  testPage(<ProgressPage />);

  test('stripes move, but not under reduced motion', async () => {
    await show(<ProgressPage />);
    expect(infiniteAnimations()).toBe(1);
    await withoutMotion();
    await expect.poll(infiniteAnimations).toBe(0);
  });

  describe('the tank', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
    afterEach(() => void vi.useRealTimers());
    const litres = (count: number) => page.getByText(`${count} of ${TANK.litres} litres`).first();
    const button = (name: string) => page.getByRole('button', { name });

    test('fills until it is full', async () => {
      await show(<ProgressPage />);
      await button('Fill up').click();
      // The button is renamed before the interval begins.
      const passing = (ticks: number, sought: Locator) =>
        expect.poll(() => (vi.advanceTimersByTime(TANK.tickMs * ticks), sought.query()));
      await passing(1, litres(18)).toBeNull();
      await passing(100, page.getByText('Full', { exact: true })).not.toBeNull();
      await expect
        .element(page.getByRole('progressbar', { name: 'Tank' }))
        .toHaveAttribute('aria-valuenow', '100');
      await expect.poll(() => vi.getTimerCount()).toBe(0);
    });

    test('stops filling when the nozzle is hung up', async () => {
      await show(<ProgressPage />);
      await button('Fill up').click();
      await button('Hang up').click();
      await expect.element(button('Fill up')).toBeVisible();
      await expect.poll(() => vi.getTimerCount()).toBe(0);
    });
  });
});
