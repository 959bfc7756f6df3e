// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormRadioPage } from './form-radio-page.tsx';

const radio = (name: string | RegExp) => page.getByRole('radio', { name });

describe('/form-radio', () => {
  testPage(<FormRadioPage />);

  test('an arrow key moves the selection to the next option', async () => {
    await show(<FormRadioPage />);
    const card = radio(/^Card/);
    await card.click();
    await expect.element(card).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(radio(/^Cash/)).toBeChecked();
    await expect.element(card).not.toBeChecked();
  });

  test('the segments filter the list', async () => {
    await show(<FormRadioPage />);
    await page.getByRole('group', { name: 'Mode' }).getByRole('radio', { name: 'Self' }).click();
    await expect.element(page.getByText('Self stations only.')).toBeVisible();
  });

  test('a card is chosen by a press anywhere on it', async () => {
    await show(<FormRadioPage />);
    await page.getByText('Inside too, half an hour').click();
    await expect.element(radio(/^Everything/)).toBeChecked();
    await expect.element(radio(/^Thorough/)).not.toBeChecked();
    await radio('Methane').click();
    await expect.element(radio('Methane')).toBeChecked();
  });
});
