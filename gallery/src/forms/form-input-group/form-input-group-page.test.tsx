// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormInputGroupPage } from './form-input-group-page.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('/form-input-group', () => {
  testPage(<FormInputGroupPage />);

  test('a coupon is applied once something is typed', async () => {
    await show(<FormInputGroupPage />);
    await expect.element(button('Apply')).toBeDisabled();
    await field('Coupon').fill(' offer30 ');
    await button('Apply').click();
    await expect.element(page.getByText('OFFER30 was applied.')).toBeVisible();
  });

  test('the stepper stays between 1 and 99', async () => {
    await show(<FormInputGroupPage />);
    await expect.element(button('One less')).toBeDisabled();
    await button('One more').click();
    await expect.element(field('Pieces')).toHaveValue('2');
    await field('Pieces').fill('250');
    await expect.element(field('Pieces')).toHaveValue('99');
    await expect.element(button('One more')).toBeDisabled();
  });

  test('the stepper accepts a typed number', async () => {
    await show(<FormInputGroupPage />);
    await field('Pieces').fill('');
    await expect.element(field('Pieces')).toHaveValue('');
    await userEvent.keyboard('7');
    await expect.element(field('Pieces')).toHaveValue('7');
    await field('Pieces').fill('');
    await userEvent.tab();
    await expect.element(field('Pieces')).toHaveValue('7');
  });

  test('a field is enabled while its checkbox is checked', async () => {
    await show(<FormInputGroupPage />);
    await expect.element(field('Tell me below')).toBeEnabled();
    await page.getByRole('checkbox', { name: 'Set a limit' }).click();
    await expect.element(field('Tell me below')).toBeDisabled();
    await page.getByRole('radio', { name: 'By distance' }).click();
    await expect.element(field('The nearest within')).toBeEnabled();
    await expect.element(field('The cheapest of')).toBeDisabled();
  });

  test('copies an address, or shows that it cannot', async () => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await show(<FormInputGroupPage />);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(copy).toHaveBeenCalledExactlyOnceWith('https://pieno.example/ranking/10');
    copy.mockRejectedValueOnce(new DOMException('no'));
    await page.getByRole('button', { name: 'Copied' }).click();
    await expect.element(page.getByRole('button', { name: 'Not here' })).toBeVisible();
  });
});
