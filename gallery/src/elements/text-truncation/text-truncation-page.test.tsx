import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { TextTruncationPage } from './text-truncation-page.tsx';

describe('/text-truncation', () => {
  testPage(<TextTruncationPage />);

  test('shows one more line per step', async () => {
    await show(<TextTruncationPage />);
    const clamped = page.getByTestId('clamped').element();
    const height = () => clamped.getBoundingClientRect().height;
    const [one] = [height() / 2];
    page.getByRole('slider', { name: 'Height' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(height).toBeCloseTo(one * 3, 0);
  });

  test('expands and collapses a paragraph', async () => {
    await show(<TextTruncationPage />);
    const more = page.getByRole('button', { name: 'Read on' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    const enough = page.getByRole('button', { name: 'That is enough' });
    await expect.element(enough).toHaveAttribute('aria-expanded', 'true');
    await enough.click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps both ends of a file name visible', async () => {
    await show(<TextTruncationPage />);
    const name = page.getByTitle('receipt-borgo-maggiore-2026-11-21-petrol-self-41-litres.pdf');
    const [head, end] = name.element().children;
    expect(head!.scrollWidth).toBeGreaterThan(head!.clientWidth);
    expect(end!.textContent).toBe('1-litres.pdf');
    expect(end!.scrollWidth).toBeLessThanOrEqual(name.element().clientWidth);
  });
});
