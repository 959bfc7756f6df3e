// Tests rule gallery-samples.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { UserRatingsPage } from './user-ratings-page.tsx';

describe('/user-ratings', () => {
  testPage(<UserRatingsPage />);

  test.each([4.65, 4.44])('fills the stars to %s of 5', async (rating) => {
    await show(<UserRatingsPage />);
    const stars = page
      .getByRole('img', { name: `${rating} of 5 stars` })
      .first()
      .element();
    const [whole, full] = [stars, stars.lastElementChild!].map(
      (part) => part.getBoundingClientRect().width,
    );
    expect(full! / whole!).toBeCloseTo(rating / 5, 2);
  });

  test('shows the distribution of ratings', async () => {
    await show(<UserRatingsPage />);
    const bars = page.getByRole('region', { name: 'In detail' }).getByRole('progressbar');
    expect(bars.elements().map((bar) => bar.getAttribute('aria-valuenow'))).toEqual([
      '78',
      '14',
      '8',
      '0',
      '0',
    ]);
  });

  test('sets and clears a rating', async () => {
    await show(<UserRatingsPage />);
    const section = page.getByRole('region', { name: 'Your turn' });
    const fourth = section.getByRole('radio', { name: '4 stars' }).element() as HTMLInputElement;
    const star = fourth.labels![0]!;
    // Hovering replaces the star's icon: wait, so that it does not change between press and release.
    await userEvent.hover(star);
    await afterPaint();
    await userEvent.click(star);
    await expect.element(section.getByText('Very good')).toBeVisible();
    await section.getByRole('button', { name: 'Clear' }).click();
    await expect.element(section.getByText('Not rated yet')).toBeVisible();
  });
});
