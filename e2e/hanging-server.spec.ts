import { test } from './deployment.ts';
import { expect } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('while the server hangs the last prices show, and its own when it is back', async ({
  guest: page,
  deployment,
}) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean(await caches.match('/api/prices/best-by-decade'))),
    )
    .toBe(true);
  deployment.freeze();
  await page.reload({ waitUntil: 'commit' });
  const kept = page.getByText(/^Prezzi letti oggi all(e |').*: il server tarda, riprovo\.$/);
  await expect(kept).toBeVisible();
  await expect(page.getByRole('main').getByText(/€ \d/).first()).toBeVisible();
  deployment.thaw();
  await expect(kept).toBeHidden();
});
