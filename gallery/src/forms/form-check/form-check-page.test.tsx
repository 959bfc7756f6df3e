// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormCheckPage } from './form-check-page.tsx';

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

describe('/form-check', () => {
  testPage(<FormCheckPage />);

  test('the parent checkbox selects all children', async () => {
    await show(<FormCheckPage />);
    await expect.element(box('All fuels')).toBePartiallyChecked();
    await box('All fuels').click();
    for (const fuel of ['Petrol', 'Diesel', 'LPG', 'Methane']) {
      await expect.element(box(fuel)).toBeChecked();
    }
    await box('All fuels').click();
    await expect.element(box('Diesel')).not.toBeChecked();
    await box('Diesel').click();
    await expect.element(box('All fuels')).toBePartiallyChecked();
  });

  test('at least one and at most two cards can be chosen', async () => {
    await show(<FormCheckPage />);
    await box('Air').click();
    await expect.element(box('Car wash')).toBeDisabled();
    await box('Air').click();
    await expect.element(box('Car wash')).toBeEnabled();
    await box('Coffee').click();
    await expect.element(page.getByText('Choose at least one')).toBeVisible();
  });

  test('a checkbox is toggled by its label', async () => {
    await show(<FormCheckPage />);
    await page.getByText('Only stations with a shop').click();
    await expect.element(box('Only stations with a shop')).toBeChecked();
  });
});
