import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';

const BORGO = { latitude: 43.9361, longitude: 12.4475, accuracy: 20 };
const MINUTE = 60_000;

const button = (page: Page) => page.getByRole('button', { name: 'La mia posizione' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quanto sei lontano?' });
const shareButton = (page: Page) => page.getByRole('button', { name: 'Condividi posizione' });
const refusal = (page: Page) => page.getByText(/^Il browser non dà la posizione a Pieno/);
// While the live map loads, inert, both it and the drawn map contain the marker.
const mark = (page: Page) => page.getByRole('img', { name: 'La tua posizione' }).last();
const rows = (page: Page) => page.getByRole('list', { name: 'Classifica' }).locator('> li');

async function openRanking(page: Page) {
  await page.goto('/ranking/10');
  await expect(rows(page).first()).toBeVisible();
}

/** Returns the distances shown in the rows ('950 m', '2,4 km') in metres. */
async function distances(page: Page): Promise<number[]> {
  const texts = await rows(page).allInnerTexts();
  return texts.map((text) => {
    const [, count, unit] = /([\d,]+) (k?m)\b/.exec(text) ?? [];
    return Number(count!.replace(',', '.')) * (unit === 'km' ? 1000 : 1);
  });
}

test.describe('a phone that gives its position', () => {
  test.use({ geolocation: BORGO, permissions: ['geolocation'] });

  test('shows it on the map, tells the distances and puts the nearest first', async ({
    guest: page,
  }) => {
    await openRanking(page);
    await expect(mark(page)).toBeHidden();
    await button(page).click();
    await expect(mark(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    const byPrice = await distances(page);
    expect(byPrice.length).toBeGreaterThan(3);
    expect(byPrice.every((metres) => metres >= 50 && metres < 15_000)).toBe(true);

    await page.getByRole('radio', { name: 'Più vicini' }).check();
    await expect(page).toHaveURL('/ranking/10?order=near');
    await expect.poll(() => distances(page)).toEqual(byPrice.toSorted((a, b) => a - b));
    const medals = await rows(page)
      .getByRole('img', { name: /posto$/ })
      .count();
    expect(medals).toBe(byPrice.length);
    await expectAccessible(page);

    await page.locator('canvas').waitFor();
    await expect(mark(page)).toBeVisible();
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByText(/^A [\d,]+ k?m da te, in linea d'aria$/)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Più vicini' })).toBeChecked();
  });

  test('does not send the position anywhere', async ({ guest: page, context }) => {
    const sent: string[] = [];
    context.on('request', (request) => {
      sent.push([request.url(), request.postData(), JSON.stringify(request.headers())].join(' '));
    });
    await openRanking(page);
    await button(page).click();
    await expect(mark(page)).toBeVisible();
    await page.getByRole('radio', { name: 'Più vicini' }).check();
    await page.locator('canvas').waitFor();
    await rows(page).first().getByRole('link').first().click();
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
  });
});

test.describe('a phone without a decision about its position', () => {
  test.use({ geolocation: BORGO });

  test('asks the guest, who shares it for this visit', async ({
    guest: page,
    context,
    baseURL,
  }) => {
    await openRanking(page);
    await button(page).click();
    await expect(dialog(page).getByText(/^Come ospite puoi condividere/)).toBeVisible();
    await expectAccessible(page);
    // Stands for accepting the browser's own permission prompt, which a test cannot press.
    await context.grantPermissions(['geolocation'], { origin: baseURL! });
    await shareButton(page).click();
    await expect(mark(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('sends a guest who wants to keep the consent to registration', async ({ guest: page }) => {
    await openRanking(page);
    await button(page).click();
    await dialog(page).getByRole('button', { name: 'Salva il consenso' }).click();
    const prompt = page.getByRole('alertdialog', {
      name: /^Consenso geolocalizzazione disponibile solo per utenti registrati/,
    });
    await prompt.getByRole('link', { name: 'Accedi o registrati' }).click();
    await expect(page).toHaveURL('/social-login');
  });
});

test.describe('a phone that denies its position', () => {
  test('says what to do about it', async ({ guest: page }) => {
    await openRanking(page);
    await button(page).click();
    await shareButton(page).click();
    await expect(refusal(page)).toBeVisible();
    await expect(mark(page)).toBeHidden();
    await expectAccessible(page);
  });

  test('asks again five minutes after "Non ora", and not before', async ({ guest: page }) => {
    await page.clock.install();
    await openRanking(page);
    await button(page).click();
    await page.getByRole('button', { name: 'Non ora' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.clock.fastForward(4 * MINUTE);
    await button(page).click();
    await expect(refusal(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await page.clock.fastForward(6 * MINUTE);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
  });
});
