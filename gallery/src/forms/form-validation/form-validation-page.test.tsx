// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormValidationPage } from './form-validation-page.tsx';

const card = (name: string) => page.getByRole('region', { name });
const input = (label: string) => page.getByLabelText(label, { exact: true });
const well = page.getByText('All is well. Nothing was sent.');

describe('/form-validation', () => {
  testPage(<FormValidationPage />);

  test('every field is required, and checked by the browser only', async () => {
    await show(<FormValidationPage />);
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    expect(fields.length).toBeGreaterThan(12);
    expect(fields.filter(({ required }) => !required)).toEqual([]);
    expect([...document.forms].filter(({ noValidate }) => noValidate)).toEqual([]);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  test('an empty form focuses its first field', async () => {
    await show(<FormValidationPage />);
    await page.getByRole('button', { name: 'Register the car' }).click();
    await expect.element(input('First name')).toHaveFocus();
    expect(well.elements()).toEqual([]);
  });

  test('a complete form is valid until it is changed', async () => {
    await show(<FormValidationPage />);
    await input('First name').fill('Ada');
    await input('Last name').fill('Guidi');
    await input('E-mail').fill('ada@example.com');
    await input('Country').selectOptions('Italy');
    await input('About the car').fill('Small and blue');
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Register the car' }).click();
    await expect.element(well).toBeVisible();
    await input('E-mail').fill('ada@');
    expect(well.elements()).toEqual([]);
  });

  test.each([
    ['Number plate', '12345', 'A1234'],
    ['Nickname', 'ab', 'abc'],
    ['Price in euro', '3.5', '1.669'],
  ])('%s rejects "%s" and accepts "%s"', async (label, wrong, right) => {
    await show(<FormValidationPage />);
    const field = input(label);
    await field.click();
    await page.getByRole('button', { name: 'Send the price' }).click();
    await field.fill(wrong);
    // The browser checks `minlength` only for user input; `fill` sets the value, which is enough for the other rules.
    if (label !== 'Nickname') await expect.element(field).toBeInvalid();
    await field.fill(right);
    await expect.element(field).toBeValid();
  });

  test('two addresses must match', async () => {
    await show(<FormValidationPage />);
    await input('New e-mail').fill('ada@example.com');
    await input('Once more').fill('eda@example.com');
    const again = input('Once more').element() as HTMLInputElement;
    expect(again.validationMessage).toBe('This is not the address you typed before.');
    await input('Once more').fill('ada@example.com');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect
      .element(card('Twice the same').getByText('All is well. Nothing was sent.'))
      .toBeVisible();
  });
});
