// Tests rule offline-prices.
import { test } from './deployment.ts';
import { expect } from './test.ts';

test.use({ serviceWorkers: 'allow' });

for (const [what, type, body] of [
  ['a maintenance page', 'text/html', '<!doctype html><h1>Torniamo subito</h1>'],
  ['an empty object', 'application/json', '{}'],
  ['half an answer', 'application/json', '[{"decade":10,"rank":1,"busin'],
] as const) {
  test(`${what} instead of prices does not replace the stored ones`, async ({
    guest: page,
    deployment,
  }) => {
    await page.goto('/home');
    await page.waitForFunction(() => navigator.serviceWorker?.controller);
    const ranking = '/api/prices/ranking/10';
    const kept = () =>
      page.evaluate(async (path) => (await caches.match(path))?.text() ?? null, ranking);
    await page.evaluate((path) => fetch(path).then((answer) => answer.text()), ranking);
    await expect.poll(kept).not.toBeNull();
    const before = await kept();
    deployment.answerInstead(type, body);
    await page.getByRole('link', { name: 'Benzina' }).first().click();
    await expect(page).toHaveURL('/ranking/10');
    await expect(page.getByText(/^Prezzi letti oggi all/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await kept()).toBe(before);
  });
}

test('while the server hangs the stored prices are shown, and new ones when it recovers', async ({
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
