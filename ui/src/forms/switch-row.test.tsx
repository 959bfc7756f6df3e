// Tests rule settings-switch.
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SwitchRow } from './switch-row.tsx';
import { show, testAccessible } from '../testing/show.tsx';

const row = (isOn: boolean, isPending = false, onToggle = vi.fn()) => (
  <SwitchRow
    label="Notifiche Accettate"
    hint="Avvisi sui prezzi"
    isOn={isOn}
    isPending={isPending}
    onToggle={onToggle}
  />
);
const control = page.getByRole('switch', { name: 'Notifiche Accettate', exact: true });

describe('a switch', () => {
  testAccessible(
    <>
      {row(true)}
      {row(false)}
      {row(true, true)}
    </>,
  );

  test.each([true, false])('toggles on a tap on its label when it is %s', async (isOn) => {
    const onToggle = vi.fn();
    await show(row(isOn, false, onToggle));
    expect((control.element() as HTMLInputElement).checked).toBe(isOn);
    await expect.element(control).toHaveAccessibleDescription('Avvisi sui prezzi');
    await page.getByText('Avvisi sui prezzi').click();
    expect(onToggle).toHaveBeenCalledExactlyOnceWith(!isOn);
  });

  test('keeps the focus and ignores taps while a change is pending', async () => {
    const onToggle = vi.fn();
    await show(row(true, true, onToggle));
    (control.element() as HTMLElement).focus();
    // Playwright would wait until the element is enabled; aria-disabled counts as disabled.
    await control.click({ force: true });
    expect(onToggle).not.toHaveBeenCalled();
    await expect.element(control).toHaveFocus();
    await expect.element(control).toBeChecked();
    await expect.element(control).toHaveAttribute('aria-disabled', 'true');
  });

  test('is mirrored in right-to-left direction', async () => {
    await show(row(true));
    const middle = () => {
      const { left, right } = control.element().getBoundingClientRect();
      return (left + right) / 2;
    };
    expect(middle()).toBeGreaterThan(195);
    document.documentElement.dir = 'rtl';
    onTestFinished(() => void (document.documentElement.dir = ''));
    expect(middle()).toBeLessThan(195);
  });
});
