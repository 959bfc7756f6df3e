// Tests rule gallery-shop.
import { show } from '@pieno/ui/testing/show.tsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HostContext } from '../../host.ts';
import { testPage } from '../../testing/test-page.tsx';
import { restoreCart } from '../cart-store.ts';
import { ShopDetailsPage } from './shop-details-page.tsx';

beforeEach(restoreCart);
const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
const add = page.getByRole('button', { name: 'Add to Cart' });
const button = (name: string) => page.getByRole('button', { name });

const showProduct = (product?: string) =>
  show(
    <HostContext value={{ logout: () => undefined, open: () => undefined, query: { product } }}>
      <ShopDetailsPage />
    </HostContext>,
  );

describe('/shop-details', () => {
  testPage(<ShopDetailsPage />);

  test('shows the product in the address, or the first one', async () => {
    const { unmount } = await showProduct('warning-triangle');
    await expect.element(page.getByRole('heading', { name: 'Warning triangle' })).toBeVisible();
    await unmount();
    await showProduct('unheard-of');
    await expect.element(page.getByRole('heading', { name: 'Steel travel mug' })).toBeVisible();
  });

  test('cannot add a product that is out of stock', async () => {
    await showProduct('roof-box');
    await expect.element(button('Out of Stock')).toBeDisabled();
  });

  test("has the template's sizes", async () => {
    await showProduct();
    const size = page.getByRole('combobox', { name: 'Size' }).element() as HTMLSelectElement;
    const options = [...size.options].map(({ text }) => text);
    expect(options).toEqual(['Choose Size', 'Small', 'Medium', 'Large']);
  });

  test('asks for a size, then confirms what was added', async () => {
    await showProduct();
    await add.click();
    const size = page.getByRole('combobox', { name: 'Size' });
    await expect.element(size).toHaveAccessibleDescription('Choose a size first');
    await size.selectOptions('Large');
    await quantity.fill('3');
    await add.click();
    await expect
      .element(page.getByRole('status').getByText('3 × Steel travel mug, Large: in your cart.'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Cart, pieces: 7' })).toBeVisible();
  });

  test("shows when the cart's limit is reached, and how many were added", async () => {
    await showProduct();
    await page.getByRole('combobox', { name: 'Size' }).selectOptions('Large');
    const showsText = (text: string) =>
      expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    await quantity.fill('98');
    await add.click();
    await showsText('98 × Steel travel mug, Large: in your cart.');
    await quantity.fill('5');
    await add.click();
    await showsText('1 × Steel travel mug, Large: in your cart. 99 is the most of a size.');
    await quantity.fill('4');
    await add.click();
    await showsText('Your cart holds 99 × Steel travel mug, Large: that is the most.');
    await expect.element(add).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Cart, pieces: 103' })).toBeVisible();
  });

  test('a quantity typed as 1e1 is shown as 10', async () => {
    await showProduct();
    await quantity.click();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}1e1');
    expect((quantity.element() as HTMLInputElement).value).toBe('10');
  });

  test.each([
    ['0', 1],
    ['150', 99],
    ['42', 42],
    ['-5', 1],
  ])('typed quantity %s becomes %d', async (typed, pieces) => {
    await showProduct();
    await quantity.click();
    await userEvent.keyboard(`{Control>}a{/Control}{Backspace}${typed}{Tab}`);
    await expect.element(quantity).toHaveValue(pieces);
  });

  test('the quantity changes by buttons and arrow keys, from 1 to 99', async () => {
    await showProduct();
    await expect.element(button('One less: Quantity')).toBeDisabled();
    await button('One more: Quantity').click();
    await expect.element(quantity).toHaveValue(2);
    await button('One less: Quantity').click();
    await expect.element(quantity).toHaveValue(1);
    await quantity.fill('98');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(quantity).toHaveValue(99);
    await expect.element(button('One more: Quantity')).toBeDisabled();
  });

  test('an empty quantity reverts', async () => {
    await showProduct();
    await quantity.fill('7');
    await quantity.fill('');
    await expect.element(quantity).toHaveValue(null);
    await userEvent.keyboard('{Tab}');
    await expect.element(quantity).toHaveValue(7);
  });

  test('another picture can be shown, and opens in the viewer', async () => {
    await showProduct();
    await button('Show: A winding road between fields').click();
    await button('Zoom: A winding road between fields').click();
    const viewer = page.getByRole('dialog', { name: 'Full-screen pictures' });
    await expect
      .element(viewer.getByRole('img', { name: 'A winding road between fields' }))
      .toBeInViewport();
    await expect.element(viewer.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect.element(viewer).not.toBeInTheDocument();
  });

  test('shows the breakdown of the rating 4.44', async () => {
    await showProduct();
    const ratings = page.getByRole('region', { name: 'Ratings' });
    await expect.element(ratings.getByRole('img', { name: '4.44 of 5 stars' })).toBeVisible();
    const shares = ratings
      .getByRole('progressbar')
      .elements()
      .map((bar) => bar.getAttribute('aria-valuenow'));
    expect(shares).toEqual(['78', '14', '8', '0', '0']);
  });

  test('links to related products in stock', async () => {
    await showProduct();
    const related = page.getByRole('region', { name: 'Related products' }).getByRole('link');
    const names = related.elements().map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Grip phone holder',
      'Type 2 charging cable',
      'Pocket tyre inflator',
      'Pine air freshener',
    ]);
  });
});
