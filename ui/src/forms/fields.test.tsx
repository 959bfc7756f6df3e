import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxField } from './checkbox-field.tsx';
import { SelectField } from './select-field.tsx';
import { show, testAccessible } from '../testing/show.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const TERMS = 'Accetto i termini e le condizioni.';
const fields = (
  <>
    <TextField name="name" label="Nome" hint="Come vuoi essere chiamato" placeholder="Nome" />
    <TextField name="email" type="email" label="Email" error="L'email non è valida" />
    <CheckboxField name="notifications" label="Tienimi informato" defaultChecked />
    <CheckboxField name="terms" label={TERMS} error="Devi accettare" />
    <SelectField name="age" label="Età" options={['18-24', '25-34']} emptyLabel="Non indicata" />
    <TextAreaField name="bio" label="Bio" error="Il testo è troppo lungo" />
  </>
);

describe('the fields of a form', () => {
  testAccessible(fields);

  test('show an error message only when they have an error', async () => {
    await show(fields);
    const email = page.getByRole('textbox', { name: 'Email' });
    await expect.element(email).toHaveAccessibleDescription("L'email non è valida");
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    const name = page.getByRole('textbox', { name: 'Nome' });
    await expect.element(name).toHaveAccessibleDescription('Come vuoi essere chiamato');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    const terms = page.getByRole('checkbox', { name: TERMS });
    await expect.element(terms).toHaveAccessibleDescription('Devi accettare');
  });

  test('a checkbox is toggled by its label and by the keyboard', async () => {
    await show(fields);
    const terms = page.getByRole('checkbox', { name: TERMS });
    await page.getByText(TERMS).click();
    await expect.element(terms).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(terms).not.toBeChecked();
  });

  test('a checkbox shows its error under its label', async () => {
    await show(fields);
    const range = document.createRange();
    range.selectNode(page.getByText(TERMS).element().lastChild!);
    const error = page.getByText('Devi accettare').element();
    expect(error.getBoundingClientRect().left).toBe(range.getBoundingClientRect().left);
  });

  test('a select allows one option or none', async () => {
    await show(fields);
    const age = page.getByRole('combobox', { name: 'Età' });
    await expect.element(age).toHaveDisplayValue('Non indicata');
    await age.selectOptions('25-34');
    await expect.element(age).toHaveValue('25-34');
    await age.selectOptions('Non indicata');
    await expect.element(age).toHaveValue('');
  });

  test('a text area shows its error', async () => {
    await show(fields);
    const bio = page.getByRole('textbox', { name: 'Bio' });
    await expect.element(bio).toHaveAccessibleDescription('Il testo è troppo lungo');
  });
});
