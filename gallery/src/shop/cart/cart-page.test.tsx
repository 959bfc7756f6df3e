// Tests rule gallery-cart.
import { show } from '@pieno/ui/testing/show.tsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { restoreCart } from '../cart-store.ts';
import { CartPage } from './cart-page.tsx';

beforeEach(restoreCart);
const pay = (total: string) => page.getByRole('link', { name: `${total} & Pay` });
const button = (name: string) => page.getByRole('button', { name });
const code = page.getByRole('textbox', { name: 'Code' });

describe('/cart', () => {
  testPage(<CartPage />);

  test('has three lines and a total of $38.89', async () => {
    await show(<CartPage />);
    expect(page.getByRole('spinbutton').elements()).toHaveLength(3);
    await expect.element(pay('$38.89')).toHaveAttribute('href', '/checkout');
  });

  test('every change updates the total', async () => {
    await show(<CartPage />);
    await button('One more: Quantity of Brass ice scraper').click();
    await expect.element(pay('$48.88')).toBeVisible();
    await button('Remove: Steel travel mug').click();
    await expect.element(pay('$32.98')).toBeVisible();
  });

  test('a quantity stays between 1 and 99', async () => {
    await show(<CartPage />);
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Pine air freshener' });
    await quantity.fill('150');
    await expect.element(quantity).toHaveValue(99);
    await quantity.fill('0');
    await expect.element(quantity).toHaveValue(1);
    await expect.element(button('One less: Quantity of Pine air freshener')).toBeDisabled();
  });

  test('the coupon reduces the total by 30 per cent, ignoring case', async () => {
    await show(<CartPage />);
    await expect.element(code).toHaveAttribute('placeholder', 'OFFER30');
    await code.fill(' offer30 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('OFFER30 takes 30% off.');
    await expect.element(pay('$27.22')).toBeVisible();
  });

  test.each([
    ['', 'Type your coupon’s code first'],
    ['OFFER99', '“OFFER99” is not one of our coupons'],
  ])('shows the error for the coupon "%s"', async (typed, error) => {
    await show(<CartPage />);
    await code.fill(typed);
    await button('Apply').click();
    await expect.element(code).toHaveAccessibleDescription(error);
    await expect.element(code).toHaveValue(typed);
    await expect.element(pay('$38.89')).toBeVisible();
  });

  test('an empty cart says so and restores the samples', async () => {
    await show(<CartPage />);
    for (const name of ['Steel travel mug', 'Pine air freshener', 'Brass ice scraper'])
      await button(`Remove: ${name}`).click();
    await expect.element(page.getByText('Your cart is empty.')).toBeVisible();
    await button('Put the samples back').click();
    await expect.element(pay('$38.89')).toBeVisible();
  });
});
