// Tests rule gallery-cart.
import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testLargeText, testPage } from '../../testing/test-page.tsx';
import { InvoicePage } from './invoice-page.tsx';

describe('/invoice', () => {
  testPage(<InvoicePage />);
  testLargeText(<InvoicePage />);

  test('adds ten per cent of tax', async () => {
    await show(<InvoicePage />);
    const amounts = page.getByRole('definition');
    await expect.element(amounts.getByText('$38.89')).toBeVisible();
    await expect.element(page.getByText('VAT 10%')).toBeVisible();
    await expect.element(amounts.getByText('$3.89', { exact: true })).toBeVisible();
    await expect.element(amounts.getByText('$42.78')).toBeVisible();
  });

  test('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await show(<InvoicePage />);
    await page.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
  });
});
