import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fromTheRight, testPage } from '../../testing/test-page.tsx';
import { ORDER, ORDER_REACHED } from './events.ts';
import { TimelinePage } from './timeline-page.tsx';

describe('/timeline', () => {
  testPage(<TimelinePage />);

  test('marks past events', async () => {
    await show(<TimelinePage />);
    const order = page.getByRole('region', { name: 'An order' });
    const reached = ORDER.map(({ title }) =>
      order.getByText(title, { exact: true }).element().closest('[data-active]'),
    );
    expect(reached.filter(Boolean)).toHaveLength(ORDER_REACHED + 1);
  });

  test('names the current step', async () => {
    await show(<TimelinePage />);
    const now = page.getByRole('listitem').filter({ hasText: 'Payment' });
    await expect.element(now).toHaveAttribute('aria-current', 'step');
  });

  test('is aligned to its line in right-to-left direction too', async () => {
    fromTheRight();
    await show(<TimelinePage />);
    const sideOf = (title: string) => {
      const item = page.getByRole('region', { name: title }).getByText('Order placed').element();
      return getComputedStyle(item).textAlign;
    };
    expect(sideOf('An order')).toBe('right');
    expect(sideOf('From the other side')).toBe('left');
  });
});
