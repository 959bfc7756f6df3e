// Tests rule gallery-cart.
import { show } from '@pieno/ui/testing/show.tsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HostContext } from '../../host.ts';
import { expectNoHorizontalScroll, testPage, UNBROKEN } from '../../testing/test-page.tsx';
import { restoreCart } from '../cart-store.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { PaymentConfirmPage } from './payment-confirm-page.tsx';

const open = vi.fn<(path: string) => void>();
beforeEach(() => {
  open.mockClear();
  restoreCart();
});

const showCheckout = () =>
  show(
    <HostContext value={{ logout: () => undefined, open, query: {} }}>
      <CheckoutPage />
    </HostContext>,
  );
const order = page.getByRole('region', { name: 'Your order' });
const pay = page.getByRole('button', { name: 'Pay Now & Order' });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const select = (name: string) => page.getByRole('combobox', { name });

describe('/checkout', () => {
  testPage(<CheckoutPage />);

  test.each([
    ['Regular Courier', '$0.49', '$39.38'],
    ['Free Shipping', '$0', '$38.89'],
    ['Emergency Delivery', '$2', '$40.89'],
  ])('%s costs %s, for a total of %s', async (name, price, total) => {
    await showCheckout();
    const shipping = page.getByRole('radio', { name: new RegExp(`^${name}`) });
    await expect.element(shipping.getByText(price, { exact: true })).toBeVisible();
    await shipping.click();
    await expect.element(shipping).toBeChecked();
    await expect.element(order.getByText(total, { exact: true }).last()).toBeVisible();
  });

  test('the cities depend on the country', async () => {
    await showCheckout();
    const cities = () =>
      [...(select('City').element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(cities()).toContain('Serravalle');
    await select('Country').selectOptions('Austria');
    expect(cities()).toEqual(['Choose City', 'Graz', 'Innsbruck', 'Linz', 'Salzburg', 'Wien']);
    await expect.element(select('City')).toHaveValue('');
    await select('Country').selectOptions('Choose Country');
    await expect.element(select('City')).toBeDisabled();
  });

  test('an order empties the cart and is confirmed', async () => {
    const { unmount } = await showCheckout();
    await pay.click();
    expect(open).toHaveBeenCalledExactlyOnceWith('/payment-confirm');
    await unmount();
    await show(<PaymentConfirmPage />);
    await expect.element(page.getByText('$39.38')).toBeVisible();
    await expect.element(page.getByText(/Thank you, Ada Guidi/)).toBeVisible();
  });

  test('a long name does not overflow, and is limited', async () => {
    const { unmount } = await showCheckout();
    await expect.element(field('Full name')).toHaveAttribute('maxlength', '80');
    await field('Full name').fill(UNBROKEN);
    await field('Email').fill(`${UNBROKEN.slice(0, 60)}@example.com`);
    await pay.click();
    await unmount();
    await show(<PaymentConfirmPage />);
    await expect.element(page.getByText(new RegExp(`Thank you, ${UNBROKEN}`))).toBeVisible();
    expectNoHorizontalScroll();
  });

  test('is not available for an empty cart', async () => {
    const { unmount } = await showCheckout();
    await pay.click();
    await unmount();
    await showCheckout();
    await expect.element(page.getByText('Your cart is empty.')).toBeVisible();
  });

  test.each([
    ['Full name', ''],
    ['Email', 'ada'],
    ['Street address', ''],
    ['Postcode again', '47890'],
  ])('rejects an order with %s "%s"', async (name, value) => {
    await showCheckout();
    await field(name).fill(value);
    await pay.click();
    await expect.element(field(name)).toBeInvalid();
    expect(open).not.toHaveBeenCalled();
  });

  test('accepts an order without company and notes', async () => {
    await showCheckout();
    await expect.element(field('Company, if it pays')).toHaveValue('');
    await expect.element(field('Notes')).toHaveValue('');
    await pay.click();
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('/payment-confirm', () => {
  testPage(<PaymentConfirmPage />);

  test('confirms and links back to the shop', async () => {
    await show(<PaymentConfirmPage />);
    await expect.element(page.getByText('Your order is confirmed!')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to Shop' }))
      .toHaveAttribute('href', '/shop-grid');
  });
});
