import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Segmented } from './segmented.tsx';
import { show, testAccessible } from '../testing/show.tsx';

function Modes() {
  const [value, setValue] = useState<'all' | 'self' | 'served'>('all');
  return (
    <Segmented
      label="Modalità di servizio"
      value={value}
      onChange={setValue}
      options={[
        { value: 'all', label: 'Tutti' },
        { value: 'self', label: 'Self' },
        { value: 'served', label: 'Servito' },
      ]}
    />
  );
}
const segment = (name: string) => page.getByRole('radio', { name });

describe('a segmented control', () => {
  testAccessible(<Modes />);

  test('a press selects the segment', async () => {
    await show(<Modes />);
    await expect.element(segment('Tutti')).toBeChecked();
    await segment('Servito').click();
    await expect.element(segment('Servito')).toBeChecked();
    await expect.element(segment('Tutti')).not.toBeChecked();
  });

  test('an arrow key selects the next segment', async () => {
    await show(<Modes />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(segment('Self')).toBeChecked();
    await expect.element(segment('Self')).toHaveFocus();
  });

  test('each segment is a large enough touch target', async () => {
    await show(<Modes />);
    for (const name of ['Tutti', 'Self', 'Servito']) {
      const { height } = segment(name).element().getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  test('a label that wraps stays inside the selected segment', async () => {
    const options = [
      { value: 'one', label: 'Tutti i distributori della zona' },
      { value: 'other', label: 'Self' },
    ];
    await show(<Segmented label="Quali" value="one" onChange={() => {}} options={options} />);
    const radio = segment('Tutti i distributori della zona').element();
    const text = document.createRange();
    text.selectNodeContents(radio.closest('label')!);
    const chosen = radio.getBoundingClientRect();
    const lines = [...text.getClientRects()].filter(
      ({ width }) => width > 0 && width < chosen.width,
    );
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line.top - chosen.top).toBeGreaterThanOrEqual(4);
      expect(chosen.bottom - line.bottom).toBeGreaterThanOrEqual(4);
    }
  });
});
