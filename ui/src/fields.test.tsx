import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CheckboxField } from './checkbox-field.tsx';
import { show, testAccessible } from './testing/show.tsx';
import { TextField } from './text-field.tsx';

const TERMS = 'Accetto i termini e le condizioni.';
const fields = (
  <>
    <TextField name="name" label="Nome" hint="Come vuoi essere chiamato" placeholder="Nome" />
    <TextField name="email" type="email" label="Email" error="L'email non è valida" />
    <CheckboxField name="notifications" label="Tienimi informato" defaultChecked />
    <CheckboxField name="terms" label={TERMS} error="Devi accettare" />
  </>
);

describe('the fields of a form', () => {
  testAccessible(fields);

  test('say what is wrong with them, and nothing where nothing is', async () => {
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

  test('a box is ticked by its words and by the keyboard', async () => {
    await show(fields);
    const terms = page.getByRole('checkbox', { name: TERMS });
    await page.getByText(TERMS).click();
    await expect.element(terms).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(terms).not.toBeChecked();
  });
});
