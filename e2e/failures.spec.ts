/** The errors of the pages that show prices (rules ranking-states, station-states). */
import type { BusinessDetails, GalleryImage } from '@pieno/contract/business.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ expectedFaults: /ERR_FAILED|status of (404|5\d\d)/ });

const refuse = (page: Page, path: string) => page.route(path, (route) => route.abort());
/** Enters as a guest from /register, which carries no answers: the app has to request those of /home. */
async function comeIn(page: Page) {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  await expect(page).toHaveURL('/home');
}
/** Opens every station and ranking as the empty page of a server that draws none: its answers have to be requested. */
test.beforeEach(async ({ page, baseURL }) => {
  await page.route(/\/(business|ranking)\/\d+$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/shell.html` }) });
  });
});
const retry = (page: Page) => page.getByRole('button', { name: 'Riprova' });

/** Expects the message of a failed request, and "Riprova" to work once requests to `path` succeed again. */
async function expectRetry(page: Page, path: string, sentence: string) {
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  await page.unroute(path);
  await retry(page).click();
  await expect(page.getByText(sentence)).toBeHidden();
}

test('guest access fails: an alert on the entry page, and a retry works', async ({ page }) => {
  await refuse(page, '**/api/guest/access');
  await page.goto('/social-login');
  const enter = page.getByRole('button', { name: 'Accedi come guest' });
  await enter.click();
  const alert = page.getByRole('alertdialog', {
    name: "Errore durante l'accesso come ospite. Riprova.",
  });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Ho capito' }).click();
  await page.unroute('**/api/guest/access');
  await enter.click();
  await expect(page).toHaveURL('/home');
});

test('guest access fails: a banner on the register page', async ({ page }) => {
  await refuse(page, '**/api/guest/access');
  await page.goto('/register');
  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    "Errore durante l'accesso come ospite. Riprova.",
  );
});

test('a guest access without a guest in its answer says so', async ({ page }) => {
  await page.route('**/api/guest/access', (route) => route.fulfill({ json: {} }));
  await page.goto('/social-login');
  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  await expect(
    page.getByRole('alertdialog', {
      name: 'Risposta del server non valida: mancano i dati guest',
    }),
  ).toBeVisible();
});

test('no welcome message: a default one, and the reason', async ({ page }) => {
  await refuse(page, '**/api/welcome-message');
  await comeIn(page);
  await expect(page.getByRole('heading', { name: 'Buongiorno, Titano' })).toBeVisible();
  await expect(page.getByText('Errore nel caricamento', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
});

test('no winners: the error, and a retry', async ({ page }) => {
  await refuse(page, '**/api/prices/best-by-decade');
  await comeIn(page);
  await expectRetry(page, '**/api/prices/best-by-decade', 'Errore nel caricamento dei prezzi');
  await expect(page.getByRole('link', { name: /Vedi Classifica/ }).first()).toBeVisible();
});

test('no price at all: the notice', async ({ page }) => {
  await page.route('**/api/prices/best-by-decade', (route) => route.fulfill({ json: [] }));
  await comeIn(page);
  await expect(page.getByText('Nessun prezzo disponibile al momento')).toBeVisible();
});

test('no ranking: the error, and a retry', async ({ guest: page }) => {
  await refuse(page, '**/api/prices/ranking/20');
  await page.goto('/ranking/20');
  await expectRetry(page, '**/api/prices/ranking/20', 'Errore nel caricamento della classifica');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('a ranking without stations says so', async ({ guest: page }) => {
  await page.goto('/ranking/40');
  await expect(page.getByText('Nessun distributore trovato per Metano')).toBeVisible();
});

test('a station that cannot be read: the status, a retry, and a link home', async ({
  guest: page,
}) => {
  const fail = () =>
    page.route('**/api/business/1', (route) => route.fulfill({ status: 503, json: {} }));
  await fail();
  await page.goto('/business/1');
  await expect(page.getByText('Errore nella richiesta: 503')).toBeVisible();
  await expectRetry(page, '**/api/business/1', 'Errore nel caricamento dei dettagli');
  await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
  await fail();
  await page.reload();
  await page.getByRole('link', { name: 'Torna alla Home' }).click();
  await expect(page).toHaveURL('/home');
});

test('a station that cannot be reached says why', async ({ guest: page }) => {
  await refuse(page, '**/api/business/1');
  await page.goto('/business/1');
  await expect(page.getByText('Errore di connessione al server')).toBeVisible();
  await expectRetry(page, '**/api/business/1', 'Errore nel caricamento dei dettagli');
});

test('a station that does not exist: the notice, and a link home', async ({ guest: page }) => {
  await page.goto('/business/999999');
  await expect(page.getByText('Business non trovato')).toBeVisible();
  await page.getByRole('link', { name: 'Torna alla Home' }).click();
  await expect(page).toHaveURL('/home');
});

test('a picture that fails to load says so in its place', async ({ guest: page }) => {
  await page.route('**/api/business/1', async (route) => {
    const response = await route.fetch();
    const station = (await response.json()) as BusinessDetails;
    const lost: GalleryImage = {
      id: 1,
      url: `/api/images/${'0'.repeat(64)}.webp`,
      alt: 'Le pompe',
      caption: null,
      width: 800,
      height: 600,
    };
    await route.fulfill({ response, json: { ...station, gallery_images: [lost] } });
  });
  await page.goto('/business/1');
  await page.getByRole('heading', { name: 'Galleria Fotografica' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('This image failed to load')).toBeVisible();
});
