import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testLargeText, testPage } from '../../testing/test-page.tsx';
import { SizingPage } from './sizing-page.tsx';

describe('/sizing', () => {
  testPage(<SizingPage />);
  testLargeText(<SizingPage />);

  test('resizes a picture and keeps its aspect ratio', async () => {
    await show(<SizingPage />);
    const section = page.getByRole('region', { name: 'As wide as you like' });
    const slider = section.getByRole('slider', { name: 'Width' });
    const picture = section.getByRole('img').element();
    const before = picture.getBoundingClientRect();
    slider.element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '100 %');
    const after = picture.getBoundingClientRect();
    expect(after.width / before.width).toBeCloseTo(100 / 60, 1);
    expect(after.width / after.height).toBeCloseTo(1.5, 1);
  });
});
