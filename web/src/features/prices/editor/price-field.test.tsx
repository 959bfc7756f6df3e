// Tests rule price-editor.
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Card } from '@pieno/ui/card.tsx';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PriceField } from './price-field.tsx';

const FUELS = [
  { id: 10, name: '', unit: 'litre' },
  { id: 20, name: '', unit: 'litre' },
] as const;
const onChange = vi.fn<(thousandths: number) => void>();

function Editor({ price, error }: { price: number | null; error?: string | undefined }) {
  const [value, setValue] = useState(price);
  return (
    <Card variant="totem" title="Prezzi">
      <PriceField
        fuel={FUELS[0]}
        value={value}
        before={price}
        error={error}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </Card>
  );
}

async function show(price: number | null, error?: string) {
  onChange.mockReset();
  await renderScreen(<Editor price={price} error={error} />);
}

const field = page.getByRole('textbox', { name: 'Benzina Self, prezzo al litro' });
const press = (name: string) => page.getByRole('button', { name: `Benzina Self: ${name}` }).click();
const last = () => onChange.mock.lastCall?.[0];

test('is accessible and fits large text, also with a change and an error', async () => {
  await show(1669);
  await expectAccessibleInBothThemes();
  await press('più 1 cent');
  await expectFitsLargeText();
  await field.click();
  await expectAccessibleInBothThemes();
});

test('explains why a price was refused', async () => {
  await show(1669, 'Il prezzo deve essere tra 1,000 e 3,000');
  await expect.element(field).toHaveAccessibleDescription(/tra 1,000 e 3,000/);
  await expectAccessibleInBothThemes();
});

test('one tap prefills two digits, and three more keys complete a price', async () => {
  await show(1669);
  await expect.element(field).toHaveValue('1,669');
  await field.click();
  await expect.element(field).toHaveValue('1,6');
  await userEvent.keyboard('7');
  await expect.element(page.getByText('1,669 → 1,670')).toBeVisible();
  await expect.poll(last).toBe(1670);
  await userEvent.keyboard('4');
  await expect.poll(last).toBe(1674);
  await userEvent.tab();
  await expect.element(field).toHaveValue('1,674');
});

test.each([
  ['{Backspace}{Backspace}.72', 1720],
  ['{Backspace}{Backspace}72', 1720],
])('takes %s as %i thousandths', async (keys, thousandths) => {
  await show(1669);
  await field.click();
  await userEvent.keyboard(keys);
  await expect.poll(last).toBe(thousandths);
});

test('keys that lead to no price are ignored', async () => {
  await show(1669);
  await field.click();
  await userEvent.keyboard('9x9-');
  await expect.element(field).toHaveValue('1,699');
});

test('a price that was focused and left is unchanged', async () => {
  await show(1669);
  await field.click();
  await userEvent.keyboard('7{Backspace}');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1,669');
  await expect.poll(last).toBe(1669);
  await field.click();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1,669');
});

test('the two prefilled digits, if typed, are a price', async () => {
  await show(1729);
  await field.click();
  await userEvent.keyboard('{Backspace}7');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1,700');
  await expect.poll(last).toBe(1700);
});

test('the buttons step by a cent and a tenth of one, up and down', async () => {
  await show(1669);
  await press('più 1 cent');
  await expect.poll(last).toBe(1679);
  await press('più 0,1 cent');
  await press('meno 1 cent');
  await press('meno 0,1 cent');
  await expect.poll(() => onChange.mock.calls.flat()).toEqual([1679, 1680, 1670, 1669]);
});

test('the small step buttons look as active as the large ones', async () => {
  await show(1669);
  const colorOf = (name: string) =>
    getComputedStyle(page.getByRole('button', { name: `Benzina Self: ${name}` }).element()).color;
  await expect.element(field).toBeVisible();
  expect(colorOf('più 0,1 cent')).toBe(colorOf('più 1 cent'));
});

test('a step while typing starts from the typed price', async () => {
  await show(1669);
  await field.click();
  await userEvent.keyboard('5');
  await press('più 0,1 cent');
  await expect.element(field).toHaveValue('1,651');
});

test('without a price the step buttons are disabled until one is typed', async () => {
  await show(null);
  await expect.element(page.getByRole('button', { name: /più/ }).first()).toBeDisabled();
  await field.click();
  await userEvent.keyboard('0,789');
  await expect.element(page.getByRole('button', { name: /più/ }).first()).toBeEnabled();
  await expect.poll(last).toBe(789);
});

test('Enter moves to the next price of the list, and closes the keyboard after the last one', async () => {
  await renderScreen(
    <ul>
      {FUELS.map((fuel) => (
        <li key={fuel.id}>
          <PriceField fuel={fuel} value={null} before={null} onChange={onChange} />
        </li>
      ))}
    </ul>,
  );
  await field.click();
  await userEvent.keyboard('{Enter}');
  const next = page.getByRole('textbox', { name: 'Diesel Self, prezzo al litro' });
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(next).not.toHaveFocus();
});

test('a first price appears below its field only while it is typed', async () => {
  await show(null);
  await field.click();
  await userEvent.keyboard('165');
  const note = page.getByRole('paragraph').filter({ hasText: '1,650' });
  await expect.element(note).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(note).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('1,650');
});
