// Tests rule gallery-countdown.
import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { CountdownPage } from './countdown-page.tsx';
import { PARKING_SECONDS } from './parking-disc.tsx';

const at = (iso: string) => () => Date.parse(iso);
const november = at('2026-11-21T11:00:00Z');
const section = (name: string) => page.getByRole('region', { name });
const digits = () =>
  [...document.querySelectorAll('[role=timer] dd')].slice(0, 4).map((one) => one.textContent);

describe('/countdown', () => {
  testPage(<CountdownPage now={november} />);

  test('a past moment shows how many days ago it was', async () => {
    await show(<CountdownPage now={november} />);
    await expect
      .element(section('30 December 2025'))
      .toMatchTextContent('30 December 2025 at 00:00, 326 days ago');
    await expect
      .element(section('11-6-2022 23:24'))
      .toMatchTextContent('11 June 2022 at 23:24, 1,623 days ago');
    expect(section('30 December 2025').getByRole('timer').elements()).toEqual([]);
  });

  test('before 30 December 2025, counts down to it', async () => {
    await show(<CountdownPage now={at('2025-12-28T21:59:58Z')} />);
    await expect
      .element(section('30 December 2025').getByRole('timer'))
      .toHaveTextContent('days01hours01minutes00seconds02');
  });

  describe('as time passes', () => {
    let now = 0;
    const pass = (seconds: number) => {
      now += seconds * 1_000;
      vi.advanceTimersByTime(seconds * 1_000);
    };
    beforeEach(() => {
      now = Date.parse('2026-12-31T22:59:57Z');
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    });
    afterEach(() => void vi.useRealTimers());

    test('counts down to New Year, then shows a greeting', async () => {
      await show(<CountdownPage now={() => now} />);
      expect(digits()).toEqual(['00', '00', '00', '03']);
      pass(1);
      await expect.poll(digits).toEqual(['00', '00', '00', '02']);
      pass(2);
      await expect.element(page.getByText('Happy New Year!')).toBeVisible();
    });

    test('the parking disc starts, stops and resets', async () => {
      await show(<CountdownPage now={() => now} />);
      const disc = section('A parking disc');
      const button = (name: string) => disc.getByRole('button', { name });
      await expect.element(disc.getByRole('timer')).toHaveTextContent('5:00 left');
      await button('Start').click();
      await expect.element(button('Stop')).toBeVisible();
      pass(61);
      await expect.element(disc.getByRole('timer')).toHaveTextContent('3:59 left');
      await button('Stop').click();
      await expect.element(button('Start')).toBeVisible();
      pass(5);
      await expect.element(disc.getByRole('timer')).toHaveTextContent('3:59 left');
      await button('Set back').click();
      await expect.element(disc.getByRole('timer')).toHaveTextContent('5:00 left');
      await button('Start').click();
      await expect.element(button('Stop')).toBeVisible();
      pass(PARKING_SECONDS);
      await expect.element(disc.getByRole('timer')).toMatchTextContent('Time is up');
      await expect.element(button('Start')).not.toBeInTheDocument();
    });

    test('shows the remaining time in a sentence', async () => {
      await show(<CountdownPage now={() => now} />);
      const line = section('Within a line');
      await expect.element(line.getByText('4 d 4 h')).toBeVisible();
      await expect.element(line.getByText('12 min 0 s')).toBeVisible();
      await expect.element(line.getByText('over')).toBeVisible();
    });
  });

  test('counts to an entered moment, future or past', async () => {
    await show(<CountdownPage now={november} />);
    const own = section('A moment of your own');
    expect(own.getByRole('timer').elements()).toEqual([]);
    await own.getByLabelText('Count down to').fill('2026-11-22T12:00');
    await expect
      .element(own.getByRole('timer'))
      .toHaveTextContent('days01hours00minutes00seconds00');
    await own.getByLabelText('Count down to').fill('2026-11-20T12:00');
    await expect.element(own.getByText('That has been')).toBeVisible();
    await own.getByLabelText('Count down to').fill('');
    await expect.element(own.getByText('That has been')).not.toBeInTheDocument();
  });
});
