// Tests rule product-translation.
import type { Page } from '@playwright/test';
import { RankingSchema } from '@pieno/contract/prices/prices.ts';
import { expect, openMenu, test } from './test.ts';

/**
 * Changes the page as a browser's translator does: it moves every translatable text into two nested `<font>` elements,
 * and removes the text node that React made.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.textContent?.trim() &&
      node.parentElement?.translate &&
      !node.parentElement.closest('script, style')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const wrapper = document.createElement('span');
      wrapper.innerHTML = '<font><font></font></font>';
      wrapper.querySelector('font font')!.textContent = text.textContent;
      text.replaceWith(wrapper.firstElementChild!);
    }
  });
}

/** The visible prices, in order, in thousandths of a euro. */
function pricesOn(page: Page): Promise<number[]> {
  return page
    .getByRole('list', { name: 'Classifica' })
    .locator('[data-size] > [aria-hidden]')
    .evaluateAll((figures) =>
      figures
        .map((figure) => /^€\s*(\d),(\d{3})$/u.exec(figure.textContent))
        .filter((digits) => digits !== null)
        .map(([, euros, decimals]) => Number(euros! + decimals!)),
    );
}

/** The prices that the API ranks in one mode, in order, in thousandths of a euro. */
async function pricesOf(page: Page, mode: 'self' | 'served'): Promise<number[]> {
  const entries = RankingSchema.parse(
    await (await page.request.get('/api/prices/ranking/20')).json(),
  );
  return entries
    .flatMap(({ fuels }) => fuels.filter((fuel) => fuel.fuel_type.mode === mode))
    .map(({ price }) => Math.round(price * 1000))
    .toSorted((a, b) => a - b);
}

test('a page that the browser has translated shows the right prices, and its links work', async ({
  guest: page,
}) => {
  const ranking = page.getByRole('list', { name: 'Classifica' });
  await page.goto('/home');
  await expect(page.getByText('Vincitori per Categoria')).toBeVisible();
  await translate(page);
  await page.getByRole('main').getByRole('link', { name: 'Diesel', exact: true }).click();
  await expect(page).toHaveURL('/ranking/20');
  await expect(ranking).toBeVisible();
  for (const [button, mode] of [
    ['Self', 'self'],
    ['Servito', 'served'],
    ['Self', 'self'],
  ] as const) {
    await translate(page);
    await page.getByRole('radio', { name: button }).check({ force: true });
    const right = await pricesOf(page, mode);
    await expect.poll(() => pricesOn(page)).toEqual(right);
  }
  await translate(page);
  await ranking.getByRole('link').first().click();
  await expect(page.getByText('Prezzi Carburanti')).toBeVisible();
  await translate(page);
  await (await openMenu(page)).getByRole('button', { name: 'Dark Mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await translate(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(ranking).toBeVisible();
  await translate(page);
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page.getByText('Vincitori per Categoria')).toBeVisible();
});
