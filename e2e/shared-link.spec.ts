/** Links with the parameters that messengers and social networks append (rule page-link). */
import { expect, test } from './test.ts';

const TAIL = 'fbclid=IwAR0_x-1&utm_source=a';
const PREPARED = '<div id="root" data-prepared>';

const LINKS = [
  [`/home?${TAIL}`, '/home'],
  [`/ranking/10?${TAIL}&mode=self&area=%3Cb%3E&open=true`, '/ranking/10?mode=self&open=true'],
  [`/business/8/?focus=prezzi&${TAIL}`, '/business/8?focus=prezzi'],
] as const;

for (const [shared, own] of LINKS) {
  test(`an anonymous visitor opens ${own} by ${shared}`, async ({ page }) => {
    const answer = await page.request.get(shared);
    expect(await answer.text()).toContain(PREPARED);
    await page.goto(shared);
    const wish = own === '/home' ? '' : `?to=${encodeURIComponent(own)}`;
    await expect(page).toHaveURL(`/social-login${wish}`);
    await page.getByRole('button', { name: 'Accedi come guest' }).click();
    await expect(page).toHaveURL(own);
  });
}

test('for a returning visitor the address keeps only its own parameters', async ({
  guest: page,
}) => {
  for (const [shared, own] of LINKS) {
    await page.goto(shared);
    await expect(page).toHaveURL(own);
    await expect(page.getByText(/^€ \d,\d{3} al litro$/).first()).toBeAttached();
  }
});

test('the entry page shows the requested prices whatever else its address contains', async ({
  page,
}) => {
  const answer = await page.goto(`/social-login?to=/ranking/10?mode=self&${TAIL}`);
  const html = await answer!.text();
  expect(html).toContain(PREPARED);
  expect(html).toMatch(/<title>Benzina a San Marino[^<]* · Pieno<\/title>/);
  await expect(page.getByRole('region', { name: /^Benzina/ })).toBeVisible();
  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  await expect(page).toHaveURL('/ranking/10?mode=self');
});
