import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { BordersPage } from './borders-page.tsx';

describe('/borders', () => {
  testPage(<BordersPage />);

  test('draws the chosen border', async () => {
    await show(<BordersPage />);
    await page.getByRole('radio', { name: 'Dashed' }).click();
    page.getByRole('slider', { name: 'Width' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    const text = page.getByText('border: 3px dashed var(--accent)');
    await expect.element(text).toBeVisible();
    const { borderTopStyle, borderTopWidth } = getComputedStyle(text.element().parentElement!);
    expect([borderTopStyle, borderTopWidth]).toEqual(['dashed', '3px']);
  });
});
