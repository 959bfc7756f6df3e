import { show, testAccessible } from '@pieno/ui/testing/show.tsx';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Countdown } from './countdown.tsx';

const TARGET = new Date('2030-01-03T03:04:05Z');
const clock = (iso: string) => () => Date.parse(iso);
const countdown = (now: () => number) => (
  <Countdown target={TARGET} now={now} over={<p>It is here.</p>} />
);
const digits = () =>
  page
    .getByRole('timer')
    .getByRole('definition')
    .elements()
    .map((element) => element.textContent);

afterEach(() => vi.useRealTimers());

describe('the countdown', () => {
  testAccessible(countdown(clock('2030-01-01T00:00:00Z')));

  test('shows the remaining days, hours, minutes and seconds', async () => {
    await show(countdown(clock('2030-01-01T00:00:00Z')));
    expect(digits()).toEqual(['02', '03', '04', '05']);
  });

  test('updates every second, and shows when it is over', async () => {
    let now = Date.parse('2030-01-03T03:04:03Z');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await show(countdown(() => now));
    expect(digits()).toEqual(['00', '00', '00', '02']);
    const second = () => {
      now += 1_000;
      vi.advanceTimersByTime(1_000);
    };
    second();
    await expect.poll(digits).toEqual(['00', '00', '00', '01']);
    second();
    await expect.element(page.getByText('It is here.')).toBeVisible();
    expect(page.getByRole('timer').elements()).toHaveLength(0);
    await expect.poll(() => vi.getTimerCount()).toBe(0);
  });

  test('a past moment is over from the start', async () => {
    await show(countdown(clock('2030-01-03T03:04:05Z')));
    await expect.element(page.getByText('It is here.')).toBeVisible();
  });
});
