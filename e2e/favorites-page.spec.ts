/** The page of favourites: prices, changes since the last visit, and without a network. */
// Tests rules favorites-change, favorites-screen.
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { ownerOf, publish } from './office-people.ts';
import { test } from './own-product.ts';
import { expect, isMarked, openMenu, signIn } from './test.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  expectedFaults: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload/,
});

/** No other journey reports prices there. */
const STATION = 17;

const row = (page: Page) =>
  page.getByRole('list', { name: 'Preferiti' }).getByRole('listitem').first();
const savedAsSeen = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/user/favorites/seen'));

test('a favourite shows changes since the last visit, until they are seen, on every phone', async ({
  member: page,
  person,
  otherPhone,
  context,
  request,
  product,
}) => {
  const owner = await ownerOf(request, product.dataDir, STATION);
  const publishPrice = (price: number) =>
    publish(request, owner.as, STATION, { fuel_type_id: 20, price });
  await publishPrice(1.711);

  await page.goto(`/business/${STATION}`);
  await page.getByRole('button', { name: 'Aggiungi ai preferiti' }).click();
  await page.goto('/home');
  await (await openMenu(page)).getByRole('link', { name: 'Preferiti' }).click();
  await page.getByRole('radio', { name: 'Diesel' }).click();
  await expect(row(page).getByText('€ 1,711 al litro')).toBeAttached();
  await expect(row(page).getByText(/cent/)).toHaveCount(0);
  const seen = savedAsSeen(page);
  await row(page).getByRole('link').click();
  expect((await seen).status()).toBe(204);

  await publishPrice(1.699);
  await page.goto('/preferiti');
  const change = row(page).getByText(/^−1,2 cent dall.* di oggi, era 1,711$/);
  await expect(change).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(change).toBeVisible();

  await page.getByRole('button', { name: /^Cosa fare con/ }).click();
  await page.getByRole('button', { name: 'Casa' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(row(page).getByRole('link', { name: 'Casa' })).toBeVisible();

  // The dialog removes its entry from the history.
  await expect.poll(() => isMarked(page)).toBe(false);
  await page.goto('/home');
  const late = savedAsSeen(page);
  await page.goto('/preferiti');
  await late;
  await expect(row(page).getByText('€ 1,699 al litro')).toBeAttached();
  await expect(change).toHaveCount(0);

  await signIn(otherPhone, person);
  await otherPhone.goto('/preferiti');
  await expect(row(otherPhone).getByRole('link', { name: 'Casa' })).toBeVisible();
  await expect(row(otherPhone).getByText(/cent/)).toHaveCount(0);

  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await context.setOffline(true);
  await page.reload();
  await expect(row(page).getByRole('link', { name: 'Casa' })).toBeVisible();
  await expect(row(page).getByText('€ 1,699 al litro')).toBeAttached();
  await context.setOffline(false);
});
