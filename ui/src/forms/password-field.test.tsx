// Tests rules login-screen, password-strength.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordField } from './password-field.tsx';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { show, testAccessible } from '../testing/show.tsx';

const labels = { show: 'Mostra la password', strength: 'Robustezza della password' };
const field = (error?: string) => (
  <form>
    <PasswordField
      name="password"
      label="Password"
      autoComplete="new-password"
      hint="Almeno 8 caratteri."
      error={error}
      labels={labels}
      withMeter
    />
    <button>Salva</button>
  </form>
);
const input = page.getByLabelText('Password', { exact: true });
const toggle = page.getByRole('button', { name: 'Mostra la password' });
const meter = page.getByRole('meter', { name: 'Robustezza della password' });

describe('a password field', () => {
  testAccessible(field('La password deve essere di almeno 8 caratteri'));

  test('is accessible while it is being filled in', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const screen = await show(field(), theme);
      for (const typed of ['', 'a', 'aA', 'aA7', 'aA7aaaaaaa']) {
        await input.fill(typed);
        await expectAccessible();
      }
      await screen.unmount();
    }
  });

  test('shows the password only while the toggle is on', async () => {
    await show(field());
    await expect.element(input).toHaveAttribute('type', 'password');
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.element(input).toHaveAttribute('type', 'text');
    await toggle.click();
    await expect.element(input).toHaveAttribute('type', 'password');
  });

  test('the strength meter appears with the focus and shifts no layout', async () => {
    await show(field());
    const save = page.getByRole('button', { name: 'Salva' });
    const top = () => save.element().getBoundingClientRect().top;
    const before = top();
    expect(meter.elements()).toHaveLength(0);
    await userEvent.keyboard('{Tab}');
    await expect.element(meter).toHaveAttribute('aria-valuetext', 'No data');
    await expect.element(page.getByText('No data')).toHaveAttribute('lang', 'en');
    await userEvent.keyboard('aA7{Tab}');
    await expect.element(toggle).toHaveFocus();
    await expect.element(meter).toHaveAttribute('aria-valuenow', '3');
    await expect.element(page.getByText('Thats OK')).toHaveAttribute('aria-live', 'polite');
    expect(top()).toBe(before);
    await userEvent.keyboard('{Tab}');
    await expect.element(save).toHaveFocus();
    await expect.element(page.getByText('Thats OK')).not.toBeInTheDocument();
    expect(top()).toBe(before);
  });

  test('the bar is four pixels high', async () => {
    await show(field());
    await userEvent.keyboard('{Tab}');
    expect(meter.element().getBoundingClientRect().height).toBe(4);
  });

  test('the hint is directly below its field', async () => {
    await show(field());
    const { bottom } = input.element().getBoundingClientRect();
    const hint = page.getByText('Almeno 8 caratteri.').element();
    expect(hint.getBoundingClientRect().top - bottom).toBe(6);
  });

  test('an error describes the field and replaces the hint', async () => {
    await show(field('La password deve essere di almeno 8 caratteri'));
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(input)
      .toHaveAccessibleDescription('La password deve essere di almeno 8 caratteri');
    expect(page.getByText('Almeno 8 caratteri.').elements()).toEqual([]);
    const save = page.getByRole('button', { name: 'Salva' });
    const top = () => save.element().getBoundingClientRect().top;
    const before = top();
    input.element().focus();
    await expect.element(meter).toBeVisible();
    expect(top()).toBe(before);
  });

  test('the toggle is a large enough touch target', async () => {
    await show(field());
    const { width, height } = toggle.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
