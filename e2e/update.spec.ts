// Tests rule app-update.
import { test } from './deployment.ts';
import { expect } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('a new version is activated when the visitor asks for it, and not before', async ({
  guest: page,
  deployment,
}) => {
  await page.goto('/home');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const notice = page.getByText('È pronta una nuova versione di Pieno.');
  await expect(notice).toBeHidden();

  deployment.next();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(notice).toBeVisible();
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting));
  expect(await isWaiting()).toBe(true);

  await page.getByRole('button', { name: 'Più tardi' }).click();
  await expect(notice).toBeHidden();
  expect(await isWaiting()).toBe(true);

  await page.reload();
  await expect(notice).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Aggiorna' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await isWaiting()).toBe(false);
});
