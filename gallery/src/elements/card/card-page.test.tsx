import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { CardPage } from './card-page.tsx';

describe('/card', () => {
  testPage(<CardPage />);

  test('choosing a card deselects the other one', async () => {
    await show(<CardPage />);
    const plan = (name: RegExp) => page.getByRole('radio', { name });
    await expect.element(plan(/Driver/)).toBeChecked();
    await page.getByText('Four phones, one garage').click();
    await expect.element(plan(/Family/)).toBeChecked();
    await expect.element(plan(/Driver/)).not.toBeChecked();
  });
});
