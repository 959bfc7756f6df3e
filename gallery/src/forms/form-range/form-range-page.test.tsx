// Tests rule gallery-forms.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { FormRangePage } from './form-range-page.tsx';

const slider = (name: string) => page.getByRole('slider', { name, exact: true });

describe('/form-range', () => {
  testPage(<FormRangePage />);

  test('ranges from 0 to 100 in steps of one', async () => {
    await show(<FormRangePage />);
    const volume = slider('Volume');
    const { min, max, step } = volume.element() as HTMLInputElement;
    expect({ min, max, step }).toEqual({ min: '0', max: '100', step: '1' });
    (volume.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => (volume.element() as HTMLInputElement).value).toBe('51');
    const value = page.getByRole('region', { name: 'From 0 to 100' }).getByRole('status');
    await expect.element(value).toHaveTextContent('51');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(value).toHaveTextContent('100');
  });

  test('two thumbs do not cross', async () => {
    await show(<FormRangePage />);
    (slider('To').element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    const low = Number(slider('From').element().getAttribute('aria-valuenow'));
    const high = Number(slider('To').element().getAttribute('aria-valuenow'));
    expect(high).toBeGreaterThan(low);
  });

  test('the gauge moves by quarters', async () => {
    await show(<FormRangePage />);
    (slider('Tank').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(slider('Tank')).toHaveAttribute('aria-valuetext', 'half full');
  });

  test('shows the cost of the litres', async () => {
    await show(<FormRangePage />);
    await expect.element(page.getByText('€ 66.76')).toBeVisible();
    (slider('Litres').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('€ 68.43')).toBeVisible();
  });
});
