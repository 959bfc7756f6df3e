import { show } from '@pieno/ui/testing/show.tsx';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { PriceTablePage } from './price-table-page.tsx';

describe('/price-table', () => {
  testPage(<PriceTablePage />);

  test('shows prices by month and by year', async () => {
    await show(<PriceTablePage />);
    const plans = page.getByRole('region', { name: 'Three plans' });
    await expect.element(plans).toMatchTextContent('€2.90a month');
    await page.getByRole('radio', { name: 'A year at once' }).click();
    await expect.element(plans).toMatchTextContent('€29.00a year');
    await expect.element(plans).toMatchTextContent('€190.00a year');
    await expect.element(plans.getByRole('status')).toMatchTextContent('Two months');
  });

  test('selecting a plan deselects the other one', async () => {
    await show(<PriceTablePage />);
    await page.getByRole('button', { name: 'Take Fleet' }).click();
    await expect.element(page.getByRole('button', { name: 'Take Driver' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Your plan' }).elements()).toHaveLength(1);
  });

  test('lowers the unit price with the quantity', async () => {
    await show(<PriceTablePage />);
    const section = page.getByRole('region', { name: 'By how much you take' });
    await expect.element(section.getByRole('status')).toMatchTextContent('8 × € 2.40 = € 19.20');
    section.getByRole('slider', { name: 'Cars' }).element().focus();
    await userEvent.keyboard('{End}');
    await expect.element(section.getByRole('status')).toMatchTextContent('50 × € 1.50 = € 75.00');
    await userEvent.keyboard('{Home}');
    await expect.element(section.getByRole('status')).toMatchTextContent('1 × € 2.90 = € 2.90');
  });
});
