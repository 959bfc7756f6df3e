// Tests rule gallery-samples.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { onScreen, testPage } from '../../testing/test-page.tsx';
import { PartnerLogoPage } from './partner-logo-page.tsx';

/** Returns the number of visible slides. */
function slidesInView(label: string): number {
  const viewport = page
    .getByRole('region', { name: label, exact: true })
    .last()
    .element()
    .querySelector('.mantine-Carousel-viewport')!;
  const { left, right } = viewport.getBoundingClientRect();
  return [...viewport.querySelectorAll('.mantine-Carousel-slide')].filter((slide) => {
    const box = slide.getBoundingClientRect();
    return box.left >= left - 1 && box.left < right - 1;
  }).length;
}

describe('/partner-logo', () => {
  testPage(<PartnerLogoPage />);

  test.each([
    [575, 1],
    [576, 2],
    [767, 2],
    [768, 3],
  ])('at %i pixels, shows %i logos', async (width, count) => {
    await onScreen(width);
    await show(<PartnerLogoPage />);
    await expect.poll(() => slidesInView('Partners')).toBe(count);
  });

  test.each([
    [390, 5],
    [767, 5],
    [768, 7],
    [1199, 7],
    [1200, 10],
  ])('at %i pixels, shows %i statuses', async (width, count) => {
    await onScreen(width);
    await show(<PartnerLogoPage />);
    await expect.poll(() => slidesInView('Status')).toBe(count);
  });

  test('a viewed status is marked as seen', async () => {
    await show(<PartnerLogoPage />);
    await page.getByRole('button', { name: 'Ada, new' }).click();
    await expect.element(page.getByRole('button', { name: 'Ada, seen' })).toBeVisible();
  });
});
