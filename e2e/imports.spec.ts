// Tests rule admin-imports-page.
import { expectAccessible } from './axe.ts';
import { administratorOn } from './office-people.ts';
import { test } from './own-product.ts';
import { expect } from './test.ts';

const STATION = 14;

test('a sheet of prices is evaluated, imported and undone', async ({ page, request, product }) => {
  await administratorOn(page, request, product.dataDir);
  await page.goto('/admin/sistema/importazioni');
  await page.getByLabel('Che cosa importi').selectOption('prices');
  await page
    .getByLabel('File', { exact: true })
    .and(page.locator('[type=file]'))
    .setInputFiles({
      name: 'prezzi.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`id;fuel;price\n${STATION};21;1,623\n${STATION};20;uno\n`),
    });
  await page.getByRole('button', { name: 'Prova', exact: true }).click();
  await expect(page.getByText('Prova riuscita: niente è stato scritto')).toBeVisible();
  await expect(page.getByText(`${STATION};20;uno`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importa davvero' }).click();
  await expect(page.getByText('Importazione riuscita')).toBeVisible();

  const runs = page.getByRole('listitem').filter({ hasText: 'tu · prezzi.csv' });
  const undo = runs.getByRole('button', { name: /^Ritira/ });
  await undo.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ritira' }).click();
  const undoing = runs.filter({ hasText: 'I tuoi prezzi · ritiro' });
  await expect(undoing.getByText('riuscita')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await undoing.getByRole('button', { name: /^Dettagli/ }).click();
  await expect(undoing.getByText('Prezzi ritirati: 1')).toBeVisible();
});
