import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Segmented } from './segmented.tsx';
import { show, testAccessible } from './testing/show.tsx';

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

  test('responds to touch', async () => {
    await show(<Modes />);
    await expect.element(segment('Tutti')).toBeChecked();
    await segment('Servito').click();
    await expect.element(segment('Servito')).toBeChecked();
    await expect.element(segment('Tutti')).not.toBeChecked();
  });

  test('responds to the keyboard', async () => {
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
});
