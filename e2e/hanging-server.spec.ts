import { test } from './deployment.ts';
import { expect } from './test.ts';

test('a server that hangs keeps nobody from the last prices, and gets its word in when it is back', async ({
  guest: page,
  deployment,
}) => {
  await expect(page.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker?.controller);
  await expect
    .poll(() =>
      page.evaluate(async () => Boolean(await caches.match('/api/prices/best-by-decade'))),
    )
    .toBe(true);
  deployment.freeze();
  await page.reload({ waitUntil: 'commit' });
  const kept = page.getByText(/^Prezzi letti oggi alle .*: il server tarda, riprovo\.$/);
  await expect(kept).toBeVisible();
  await expect(page.getByRole('main').getByText(/€ \d/).first()).toBeVisible();
  deployment.thaw();
  await expect(kept).toBeHidden();
});

test('an open page learns of a new price by asking for the version alone', async ({
  guest: page,
  deployment,
}) => {
  await page.clock.install();
  await page.goto('/ranking/10');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const asked = () => deployment.asked('/api/prices/version');
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return asked();
    })
    .toBeGreaterThan(1);
  const rankings = deployment.asked('/api/prices/ranking/10');
  const before = asked();
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return asked();
    })
    .toBeGreaterThan(before + 2);
  expect(deployment.asked('/api/prices/ranking/10')).toBe(rankings);
});
