// Tests rule client-errors.
import { administratorOn } from './office-people.ts';
import { test } from './own-product.ts';
import { expect } from './test.ts';

test('an uncaught error is listed in Oggi, without the address of the page', async ({
  page,
  request,
  product,
}) => {
  await administratorOn(page, request, product.dataDir);
  await page.goto('/ranking/10?note=segreto');
  const sending = page.waitForRequest('**/api/client-errors');
  // A real uncaught error would fail every test.
  await page.evaluate(() => {
    const error = new TypeError('x is not a function: "segreto"');
    error.stack = `TypeError: x\n    at show (${location.origin}/assets/index-3fa9.js:1:2345)`;
    dispatchEvent(new ErrorEvent('error', { error }));
  });
  const sent = (await sending).postData()!;
  expect(JSON.parse(sent)).toMatchObject({
    kind: 'error',
    message: 'TypeError: x is not a function: …',
    route: '/ranking/:decade',
  });
  expect(sent).not.toContain('segreto');
  await page.goto('/admin');
  await expect(
    page.getByRole('heading', { name: 'Un errore delle pagine negli ultimi 7 giorni' }),
  ).toBeVisible();
  await expect(page.getByText(/^Una volta, su \/ranking\/:decade, versione \d/)).toBeVisible();
});
