/** Both areas in one list: by a tap, by the address, and without scripts. */
// Tests rule ranking-both.
import { expect, test } from './test.ts';

const MEDALS = 'Medaglie per zona: un primo a San Marino, uno oltre confine.';

test('opens with a tap, and stays after a reload and for another fuel', async ({ guest: page }) => {
  await page.goto('/ranking/10');
  await page.getByRole('radio', { name: 'Entrambe' }).click();
  await expect(page).toHaveURL('/ranking/10?area=entrambe');
  await expect(page.getByText(MEDALS)).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/, San Marino$/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Entrambe' })).toBeChecked();
  await expect(page.getByText(MEDALS)).toBeVisible();
  await page.getByRole('link', { name: 'Diesel' }).click();
  await expect(page).toHaveURL('/ranking/20?area=entrambe');
});

test('is in the page before any script', async ({ request }) => {
  const page = await (await request.get('/ranking/10?area=entrambe')).text();
  expect(page).toContain(MEDALS);
  expect(page).toContain('<title>Benzina a San Marino e oltre confine');
});
