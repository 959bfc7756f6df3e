import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { BadgePage } from './badge-page.tsx';

describe('/badge', () => {
  testPage(<BadgePage />);

  test('hides a count of zero, and stops at 99+', async () => {
    await show(<BadgePage />);
    const section = page.getByRole('region', { name: 'Counting' });
    await expect.element(section.getByText('98')).toBeVisible();
    expect(section.getByText('0', { exact: true }).elements()).toEqual([]);
    const more = section.getByRole('button', { name: 'One more of each' });
    await more.click();
    await more.click();
    await expect.element(section.getByText('99+')).toBeVisible();
    await expect.element(section.getByText('2', { exact: true })).toBeVisible();
  });
});
