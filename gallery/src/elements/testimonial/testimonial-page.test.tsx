import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { TestimonialPage } from './testimonial-page.tsx';
import { TESTIMONIALS } from './testimonials.ts';

const carousel = page.getByRole('region', { name: 'What drivers say', exact: true });
const isShown = (name: string) => {
  const { left, right } = carousel
    .getByText(name, { exact: true })
    .element()
    .getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
};

describe('/testimonial', () => {
  testPage(<TestimonialPage />);

  test('the arrow moves to the next testimonial and wraps around', async () => {
    await show(<TestimonialPage />);
    const next = carousel.getByRole('button', { name: 'Next of What drivers say' });
    for (const { name } of [...TESTIMONIALS.slice(1), TESTIMONIALS[0]]) {
      await next.click();
      await expect.poll(() => isShown(name)).toBe(true);
    }
  });

  test('a dot moves to its testimonial', async () => {
    await show(<TestimonialPage />);
    await carousel.getByRole('tab', { name: 'What drivers say, 3' }).click();
    await expect.poll(() => isShown(TESTIMONIALS[2].name)).toBe(true);
  });
});
