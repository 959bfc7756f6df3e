import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { StretchedLinkPage } from './stretched-link-page.tsx';

describe('/stretched-link', () => {
  testPage(<StretchedLinkPage />);

  test('the link covers the far corner of its card', async () => {
    await show(<StretchedLinkPage />);
    const link = page.getByRole('link', { name: 'Travel mug' }).element();
    expect(link.getAttribute('href')).toBe('/shop-details');
    link.scrollIntoView();
    const { left, bottom } = link.closest('div')!.getBoundingClientRect();
    expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(link);
  });

  test('the link does not extend beyond its own part', async () => {
    await show(<StretchedLinkPage />);
    const nothing = page.getByText('Pressing here does nothing.').element();
    nothing.scrollIntoView();
    const { left, top } = nothing.getBoundingClientRect();
    expect(document.elementFromPoint(left + 8, top + 8)).toBe(nothing);
  });

  test('controls above the link can be pressed', async () => {
    await show(<StretchedLinkPage />);
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Kept' }))
      .toHaveAttribute('aria-pressed', 'true');
  });
});
