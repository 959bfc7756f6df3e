// Tests rule admin-decide.
import { expectAccessible } from './axe.ts';
import { administratorOn, invitedOwner, publish, registerVerified } from './office-people.ts';
import { test } from './own-product.ts';
import { expect } from './test.ts';

// One instance of the product for all tests of this file.
test.describe.configure({ mode: 'default' });

/** A separate station for each test, because they run in parallel. */
const QUEUED = { id: 5 };
const UNSOLD = [14, 15, 16];
const METHANE = 40;

test('an administrator decides what waits in the queue', async ({ page, request, product }) => {
  const owner = await invitedOwner(page, request, product.dataDir, QUEUED.id);
  await publish(request, owner.as, QUEUED.id, { fuel_type_id: 10, price: 1.701 });
  const contested = { business_id: QUEUED.id, fuel_type_id: 10, price: 1.701 };
  for (let count = 0; count < 2; count++) {
    const driver = await registerVerified(request, product.dataDir);
    const answer = await request.post('/api/price-disputes', {
      headers: driver.as,
      data: contested,
    });
    expect(answer.status()).toBe(200);
  }
  await page.goto('/admin/coda');
  await page.getByRole('button', { name: /^1,701/ }).click();
  const item = page.getByRole('article').filter({ hasText: '1,701' });
  await expect(item).toBeVisible();
  await expectAccessible(page);
  await item.getByRole('button', { name: /^Sbagliato/ }).click();
  await page.getByLabel('Motivo').fill('La pompa mostra altro');
  await page.getByRole('dialog').getByRole('button', { name: 'Sbagliato' }).click();
  await expect(item).toHaveCount(0);
  // Not by its address: the dialog may still be going back in the history, which a navigation would abort.
  const nav = page.getByRole('navigation', { name: 'Amministrazione' });
  await nav.getByRole('link', { name: 'Sistema' }).click();
  await page.getByRole('link', { name: /^Registro/ }).click();
  await expect(page.getByText('Motivo: La pompa mostra altro')).toBeVisible();
});

test('one decision applies to all items with one cause, and reports the others', async ({
  page,
  request,
  product,
}) => {
  await administratorOn(page, request, product.dataDir);
  const driver = await registerVerified(request, product.dataDir);
  const reports: string[] = [];
  for (const business_id of UNSOLD) {
    const id = crypto.randomUUID();
    reports.push(id);
    const entries = [{ fuel_type_id: METHANE, price: 1.499 }];
    const answer = await request.post('/api/price-reports', {
      headers: driver.as,
      data: { id, business_id, entries, sure: true },
    });
    expect(await answer.json()).toMatchObject({ results: [{ state: 'held' }] });
  }
  await page.goto('/admin/coda');
  await page.getByRole('checkbox', { name: /^Non mostrato: qui non risulta in vendita/ }).check();
  await expectAccessible(page);
  const gone = await request.delete(`/api/price-reports/${reports[0]}`, { headers: driver.as });
  expect(gone.status()).toBe(200);
  const bar = page.getByRole('region', { name: 'Prezzi scelti' });
  await bar.getByRole('button', { name: 'Rifiuta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Qui non si vende' }).click();
  await dialog.getByRole('button', { name: 'Rifiuta 3' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Prezzi rifiutati: 2');
  await expect(alert.getByRole('listitem')).toHaveText([
    /^1,499 .*: Nel frattempo è stato ritirato$/,
  ]);
  const nav = page.getByRole('navigation', { name: 'Amministrazione' });
  await nav.getByRole('link', { name: 'Sistema' }).click();
  await page.getByRole('link', { name: /^Registro/ }).click();
  await expect(page.getByText('Motivo: Qui non si vende')).toHaveCount(2);
});
