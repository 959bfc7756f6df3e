import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertDialog } from './alert-dialog.tsx';
import { ButtonLink } from '../buttons/button-link.tsx';
import { show, testAccessible } from '../testing/show.tsx';

const onClose = vi.fn();
const alert = <AlertDialog message="Tutto fatto." closeLabel="Ho capito" onClose={onClose} />;
const question = (
  <AlertDialog message="Vuoi registrarti ora?" closeLabel="Non ora" onClose={onClose}>
    <ButtonLink to="/social-login">Registrati</ButtonLink>
  </AlertDialog>
);

describe('an alert', () => {
  testAccessible(alert);

  test.each([
    ['its button', () => page.getByRole('button', { name: 'Ho capito' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('stays open until it is closed by %s', async (_, close) => {
    onClose.mockClear();
    await show(alert);
    await expect.element(page.getByRole('alertdialog', { name: 'Tutto fatto.' })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await close();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});

describe('a question', () => {
  testAccessible(question);

  test('focuses the confirm button first; the cancel button closes it', async () => {
    onClose.mockClear();
    await show(question);
    const dialog = page.getByRole('alertdialog', { name: 'Vuoi registrarti ora?' });
    await expect.element(dialog.getByRole('link', { name: 'Registrati' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Non ora' }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
  });
});
