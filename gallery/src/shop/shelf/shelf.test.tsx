// Tests rule gallery-shop.
import { show } from '@pieno/ui/testing/show.tsx';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { restoreCart } from '../cart-store.ts';
import { CATALOGUE } from '../catalogue.ts';
import { ShopGridPage, ShopListPage } from '../shop-pages.tsx';

beforeEach(restoreCart);
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);

describe.each([
  ['/shop-grid', ShopGridPage],
  ['/shop-list', ShopListPage],
])('%s', (_path, Page) => {
  testPage(<Page />);

  test('shows twelve products, the newest first', async () => {
    await show(<Page />);
    await expect.element(page.getByText('Showing 6 of 31')).toBeVisible();
    expect(names()).toHaveLength(12);
    expect(names()[0]).toBe('Brass ice scraper');
  });

  test.each([
    ['Older', 'Warning triangle'],
    ['Ratings', 'First-aid kit'],
    ['Sales', 'Pine air freshener'],
    ['Newest', 'Brass ice scraper'],
  ])('%s puts %s first', async (sort, first) => {
    await show(<Page />);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions(sort);
    expect(names()[0]).toBe(first);
    expect(new Set(names()).size).toBe(12);
  });

  test('links to the details of products in stock only', async () => {
    await show(<Page />);
    const mug = page.getByRole('link', { name: 'Steel travel mug' });
    await expect.element(mug).toHaveAttribute('href', '/shop-details?product=travel-mug');
    const gone = CATALOGUE.filter(({ inStock }) => !inStock);
    const buttons = page.getByRole('button', { name: 'Out of Stock' });
    expect(buttons.elements()).toHaveLength(gone.length);
    for (const each of buttons.all()) await expect.element(each).toBeDisabled();
    for (const { name } of gone) expect(page.getByRole('link', { name }).elements()).toEqual([]);
  });

  test('opens a product by a press anywhere on its card', async () => {
    await show(<Page />);
    const link = page.getByRole('link', { name: 'Steel travel mug' });
    const stars = page.getByRole('article').filter({ has: link }).getByRole('img').element();
    stars.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = stars.getBoundingClientRect();
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link.element());
  });
});

describe('the pages of the list', () => {
  const shown = () =>
    page
      .getByRole('navigation', { name: 'Pages of the shop' })
      .getByRole('button')
      .elements()
      .map((each) => each.textContent);

  test('are 1 2 3 … 9, and change with the choice', async () => {
    await show(<ShopGridPage />);
    expect(shown()).toEqual(['1', '2', '3', '9']);
    await page.getByRole('button', { name: 'Page 3' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Page 3' }))
      .toHaveAttribute('aria-current', 'page');
  });
});

test("the cart's count includes added products", async () => {
  await show(<ShopGridPage />);
  await expect.element(page.getByRole('link', { name: 'Cart, pieces: 4' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart: First-aid kit' }).click();
  await expect.element(page.getByRole('link', { name: 'Cart, pieces: 5' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Added to Cart: First-aid kit' }))
    .toBeVisible();
});
