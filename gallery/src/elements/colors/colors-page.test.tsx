import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { ColorsPage } from './colors-page.tsx';

describe('/colors', () => {
  testPage(<ColorsPage />);

  test('copies the name of a colour', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show(<ColorsPage />);
    await page.getByRole('button', { name: /^accent/ }).click();
    await expect.element(page.getByText('Copied: var(--accent)')).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith('var(--accent)');
  });

  test('shows the name when copying is not allowed', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await show(<ColorsPage />);
    await page.getByRole('button', { name: /^accent/ }).click();
    await expect.element(page.getByRole('status')).toMatchTextContent('It is var(--accent).');
  });

  test.each(['light', 'dark'] as const)('shows the colour of the %s theme', async (theme) => {
    await show(<ColorsPage />, theme);
    const [day, night] = page
      .getByRole('button', { name: /^page/ })
      .element()
      .querySelectorAll<HTMLElement>('[aria-hidden] > span');
    const shown = getComputedStyle(theme === 'light' ? day! : night!).backgroundColor;
    expect(shown).toBe(getComputedStyle(document.documentElement).backgroundColor);
  });
});
