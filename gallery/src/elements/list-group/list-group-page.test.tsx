import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { ListGroupPage } from './list-group-page.tsx';

describe('/list-group', () => {
  testPage(<ListGroupPage />);

  test('marks the current entry', async () => {
    await show(<ListGroupPage />);
    const entry = (name: string) => page.getByRole('button', { name });
    await expect.element(entry('Today')).toHaveAttribute('aria-current', 'true');
    await entry('This month').click();
    await expect.element(entry('This month')).toHaveAttribute('aria-current', 'true');
    await expect.element(entry('Today')).toHaveAttribute('aria-current', 'false');
  });

  test('counts the open tasks', async () => {
    await show(<ListGroupPage />);
    await expect.element(page.getByText('2 of 3 to go')).toBeVisible();
    for (const task of ['Oil between the marks', 'Water for the windows']) {
      await page.getByRole('checkbox', { name: task }).click();
    }
    await expect.element(page.getByText('All done: have a good trip.')).toBeVisible();
  });
});
