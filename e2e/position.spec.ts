// Tests rules map-touch, position-consent, position-private.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const BORGO = { latitude: 43.9361, longitude: 12.4475, accuracy: 20 };

const button = (page: Page) => page.getByRole('button', { name: 'La mia posizione' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quanto sei lontano?' });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Condividi posizione' });
// While the live map loads, inert, both it and the drawn map contain the marker.
const mark = (page: Page) => page.getByRole('img', { name: 'La tua posizione' }).last();
const rows = (page: Page) => page.getByRole('list', { name: 'Classifica' }).locator('> li');

async function openRanking(page: Page) {
  await page.goto('/ranking/10');
  await expect(rows(page).first()).toBeVisible();
}

/** Returns the distances in the rows ('950 m', '2,4 km') in metres. */
async function distances(page: Page): Promise<number[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => {
    const [, count, unit] = /([\d,]+) (k?m)\b/.exec(text) ?? [];
    return Number(count!.replace(',', '.')) * (unit === 'km' ? 1000 : 1);
  });
}

test.describe('a phone without a decision about its position', () => {
  test.use({ geolocation: BORGO });

  test('asks the guest, sorts the nearest first, and sends no position', async ({
    guest: page,
    context,
    baseURL,
  }) => {
    const sent: string[] = [];
    context.on('request', (request) => {
      sent.push([request.url(), request.postData(), JSON.stringify(request.headers())].join(' '));
    });
    await openRanking(page);
    await expect(mark(page)).toBeHidden();
    await button(page).click();
    await expect(dialog(page).getByText(/^Come ospite puoi condividere/)).toBeVisible();
    // Replaces the browser's own permission prompt, which a test cannot accept.
    await context.grantPermissions(['geolocation'], { origin: baseURL! });
    await shareButton(page).click();
    await expect(mark(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const byPrice = await distances(page);
    expect(byPrice.length).toBeGreaterThan(3);
    expect(byPrice.every((metres) => metres >= 50 && metres < 15_000)).toBe(true);

    await page.getByRole('button', { name: 'Più vicini' }).click();
    await expect(page).toHaveURL('/ranking/10?order=near');
    await expect.poll(() => distances(page)).toEqual(byPrice.toSorted((a, b) => a - b));
    const medals = await rows(page)
      .getByRole('img', { name: /posto$/ })
      .count();
    expect(medals).toBe(byPrice.length);

    await page.getByRole('button', { name: 'Ingrandisci' }).click();
    await page.locator('canvas').waitFor();
    await expect(mark(page)).toBeVisible();
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByText(/^A [\d,]+ k?m da te, in linea d'aria$/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Più vicini' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goForward();
    await expect(page.getByText(/in linea d'aria$/)).toBeVisible();

    const kept = JSON.stringify(await context.storageState({ indexedDB: true }));
    expect(sent.join()).toContain('/ranking/10');
    for (const degrees of [BORGO.latitude, BORGO.longitude]) {
      expect(sent.filter((request) => request.includes(String(degrees)))).toEqual([]);
      expect(kept).not.toContain(String(degrees));
    }
    await page.reload();
    await expect(page.getByRole('link', { name: 'Indicazioni' })).toBeVisible();
    await expect(page.getByText(/in linea d'aria$/)).toBeHidden();

    await openRanking(page);
    await button(page).click();
    await expect(mark(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

test('a page without permission for the position says what to do', async ({ guest: page }) => {
  await openRanking(page);
  await button(page).click();
  await shareButton(page).click();
  await expect(page.getByText(/^Il browser non dà la posizione a Pieno/)).toBeVisible();
  await expect(mark(page)).toBeHidden();
});
