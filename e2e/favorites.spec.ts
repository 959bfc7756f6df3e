/** Favourite stations: on the phone at once, in the account, and on a second phone. */
// Tests rules favorites-phone, favorites-star, favorites-tapped, home-favorite, ranking-favorites.
import type { Page } from '@playwright/test';
import { fillInRegistration, randomPerson } from './people.ts';
import { watchShifts } from './shifts.ts';
import { expect, signIn, test } from './test.ts';

const STATION = '/business/8';
const star = (page: Page, pressed: boolean) =>
  page.getByRole('button', { name: 'Aggiungi ai preferiti', pressed });
const add = (page: Page) => star(page, false);
const remove = (page: Page) => star(page, true);
const answered = (page: Page, method: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/user/favorites') && answer.request().method() === method,
  );
const appHasCome = (page: Page) => expect(page.locator('[data-prepared]')).toHaveCount(0);

test.describe('on two phones', () => {
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

  test('a star waits without a network, appears on the other phone, and disappears after its removal there', async ({
    member: page,
    person,
    otherPhone,
  }) => {
    const answer = answered(page, 'GET');
    await page.goto(STATION);
    await answer;
    await page.context().setOffline(true);
    await add(page).click();
    await expect(remove(page)).toBeVisible();
    await expect(page.getByText("Va nel tuo account appena c'è rete.")).toBeVisible();
    const sent = answered(page, 'PUT');
    await page.context().setOffline(false);
    expect((await sent).status()).toBe(200);

    await signIn(otherPhone, person);
    await otherPhone.goto(STATION);
    await expect(remove(otherPhone)).toBeVisible();
    const removed = answered(otherPhone, 'DELETE');
    await remove(otherPhone).click();
    expect((await removed).status()).toBe(204);

    await page.reload();
    await expect(add(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-favorites');
  });
});

test('a guest who registers for a star finds it where it was tapped', async ({ guest: page }) => {
  await page.goto(STATION);
  await add(page).click();
  const dialog = page.getByRole('alertdialog', { name: /preferiti devi essere registrato/ });
  await dialog.getByRole('link', { name: 'Accedi o registrati' }).click();
  await page.getByRole('link', { name: 'Registrati' }).first().click();
  await fillInRegistration(page, randomPerson());
  const sent = answered(page, 'PUT');
  await page.getByRole('button', { name: 'Completa registrazione' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page).toHaveURL(STATION);
  await expect(remove(page)).toBeVisible();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('favourites on /home and in a ranking have their place from the first paint', async ({
      member: page,
    }) => {
      await page.goto(STATION);
      const sent = answered(page, 'PUT');
      await add(page).click();
      await sent;
      const shifted = await watchShifts(page);
      await page.goto('/home');
      const line = page.getByRole('link', { name: /^Tra i preferiti/ });
      await expect(line).toHaveAttribute('href', STATION);
      await appHasCome(page);
      await page.waitForLoadState('networkidle');
      expect(await shifted()).toBe(0);

      await page.goto('/ranking/10');
      await appHasCome(page);
      await expect(page.getByRole('list', { name: 'Classifica' })).toBeVisible();
      expect(await shifted()).toBe(0);
      await page.getByRole('button', { name: 'Preferiti' }).click();
      await expect(page).toHaveURL('/ranking/10?favorites=true');
      await expect(
        page.getByRole('list', { name: 'Classifica' }).getByRole('listitem'),
      ).toHaveCount(1);
      await page.reload();
      await appHasCome(page);
      await expect(page).toHaveURL('/ranking/10?favorites=true');
      await expect(
        page.getByRole('list', { name: 'Classifica' }).getByRole('listitem'),
      ).toHaveCount(1);
    });
  });
