// Tests rule gallery-forms.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languageOf, testPage } from '../../testing/test-page.tsx';
import { FormSelectPage } from './form-select-page.tsx';

const native = (name: string) =>
  page.getByLabelText(name, { exact: true }).element() as HTMLSelectElement;

describe('/form-select', () => {
  testPage(<FormSelectPage />);

  test('the multiple select allows several options and shows three rows', async () => {
    await show(<FormSelectPage />);
    const services = native('Services');
    expect([services.multiple, services.size]).toEqual([true, 3]);
    await expect.element(page.getByText('Chosen: Shop, Coffee')).toBeVisible();
    await page.getByLabelText('Services').selectOptions(['Car wash', 'LPG']);
    await expect.element(page.getByText('Chosen: Car wash, LPG')).toBeVisible();
  });

  test('the towns depend on the country', async () => {
    await show(<FormSelectPage />);
    expect(native('Town').disabled).toBe(true);
    await page.getByLabelText('Country').selectOptions('Austria');
    const towns = [...native('Town').options].map(({ text }) => text);
    expect(towns).toEqual(['Choose a town', 'Graz', 'Innsbruck', 'Linz', 'Salzburg', 'Wien']);
  });

  test('a language is found by typing, and cleared', async () => {
    await show(<FormSelectPage />);
    const language = page.getByRole('combobox', { name: 'Language' });
    await language.click();
    await language.fill('ital');
    await expect.element(page.getByRole('option', { name: 'Italian' })).toBeVisible();
    expect(languageOf(page.getByRole('option', { name: 'Italian' }).element())).toBe('en');
    await expectAccessible();
    await page.getByRole('option', { name: 'Italian' }).click();
    await expect.element(language).toHaveValue('Italian');
    await page.getByRole('button', { name: 'No language', includeHidden: true }).click();
    await expect.element(language).toHaveValue('');
  });

  test('each chosen option is a pill, removed by Backspace', async () => {
    await show(<FormSelectPage />);
    const needs = page.getByRole('combobox', { name: 'What you need there' });
    const pill = page.getByRole('region', { name: 'With a search' }).getByText('Car wash');
    await expect.element(pill).toBeVisible();
    await needs.click();
    await userEvent.keyboard('{Backspace}');
    await expect.element(pill).not.toBeInTheDocument();
  });
});
