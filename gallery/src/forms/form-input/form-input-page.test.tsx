// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormInputPage } from './form-input-page.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

describe('/form-input', () => {
  testPage(<FormInputPage />);

  test.each([
    ['', 'No data'],
    ['a', 'Too simple'],
    ['aA', 'Simple'],
    ['aA7', 'Thats OK'],
    ['aA7aaaaaaa', 'Great password!'],
  ])('the password "%s" is called %s', async (password, label) => {
    await show(<FormInputPage />);
    const input = page.getByLabelText('New password', { exact: true });
    await input.click();
    await input.fill(password);
    const meter = page.getByRole('meter', { name: 'Password strength' });
    await expect.element(meter).toHaveAttribute('aria-valuetext', label);
    expect(meter.element().getBoundingClientRect().height).toBe(4);
    await field('Number plate').click();
    expect(meter.elements()).toEqual([]);
  });

  test('a field can be cleared', async () => {
    await show(<FormInputPage />);
    const clear = page.getByRole('button', { name: 'Empty the field' });
    await clear.click();
    await expect.element(field('Station')).toHaveValue('');
    expect(clear.elements()).toEqual([]);
  });

  test('counts the remaining characters, and accepts no more', async () => {
    await show(<FormInputPage />);
    const headline = field('Headline of a review');
    await expect.element(headline).toHaveAccessibleDescription('7 of 40 left');
    await headline.click();
    await userEvent.keyboard('{End} and always');
    await expect.element(headline).toHaveValue('Cheap, clean, and open on Sundays and al');
    await expect.element(headline).toHaveAccessibleDescription('0 of 40 left');
  });
});
