/** Tokens, passwords and codes must not appear in addresses, console, caches or history. */
// Tests rule log-secrets.
import type { Page } from '@playwright/test';
import { recoveryCodeOf } from './mailbox.ts';
import { fillInLogin, fillInRegistration, PICTURE, randomPerson, tokenOn } from './people.ts';
import { expect, test } from './test.ts';

const VISITOR = 'pieno.visitor';
const SECOND = 'Quattro castelli 8';

// Recovering a password while signed in sends a logout for a session that the server has already ended.
test.use({
  serviceWorkers: 'allow',
  expectedFaults: /status of 401 \(Unauthorized\) \(\S+\/api\/logout\)/,
});

interface StoredVisitor {
  user?: { avatar_image: string };
  guest?: { guest_token: string };
}

test('tokens, passwords and codes are stored in the session’s own place only', async ({
  guest: page,
  context,
}) => {
  test.slow();
  const anna = randomPerson();
  await page.goto('/home');
  const addresses: string[] = [];
  const logged: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  context.on('response', (response) => addresses.push(response.headers()['location'] ?? ''));
  context.on('console', (message) => logged.push(message.text()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const secrets: Record<string, string> = { first: anna.password, second: SECOND };
  secrets['guest'] = (await visitorOf(page)).guest!.guest_token;
  await untilWorkerAnswers(page);

  await page.goto('/register');
  await fillInRegistration(page, anna);
  await page.getByRole('button', { name: 'Completa registrazione' }).click();
  await expect(page).toHaveURL('/home');
  secrets['registered'] = await tokenOn(page);

  await page.goto('/user-profile');
  await page.getByLabel("Cambia l'immagine del profilo").setInputFiles(PICTURE);
  await expect(page.getByText('Immagine del profilo aggiornata con successo!')).toBeVisible();
  const picture = (await visitorOf(page)).user!.avatar_image;
  await page.goto('/settings');
  await expect(page.locator(`img[src="${picture}"]`).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Notifiche Accettate' }).click();
  await expect(page.getByText('Impostazione aggiornata con successo!')).toBeVisible();
  await page.goto('/ranking/10');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  await page.goto('/forget-password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('link', { name: 'Inserisci il codice' }).click();
  secrets['code'] = await recoveryCodeOf(anna.email);
  await page.getByLabel('Enter 8 digit security code').fill(secrets['code']);
  await page.getByLabel('Nuova password', { exact: true }).fill(SECOND);
  await page.getByLabel('Ripeti la nuova password').fill(SECOND);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
  await expect(page).toHaveURL('/login');
  await fillInLogin(page, { ...anna, password: SECOND });
  await expect(page).toHaveURL('/home');
  secrets['again'] = await tokenOn(page);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();

  const kept = await page.evaluate(readBrowser);
  expect(Object.keys(kept.local)).toContain(VISITOR);
  // Compared manually: a cache contains megabytes, which an assertion message should not print.
  const cached = JSON.stringify(kept.caches);
  expect(cached.includes('/api/prices/'), 'prices in a cache').toBe(true);
  expect(cached.includes(picture), 'a person’s picture in a cache').toBe(false);
  expect(await context.cookies()).toEqual([]);
  const { [VISITOR]: session = '', ...others } = kept.local;
  expect(session).toContain(secrets['again']);
  const places = { addresses, logged, others, ...kept, local: undefined };
  for (const [place, content] of Object.entries(places)) {
    const text = withDecoded(JSON.stringify(content) ?? '');
    for (const [name, secret] of Object.entries({ ...secrets, email: anna.email }))
      expect(text.includes(secret), `${name} in ${place}`).toBe(false);
  }
  for (const name of ['first', 'second', 'code', 'guest', 'registered'])
    expect(session.includes(secrets[name]!), `${name} beside the session`).toBe(false);

  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('dialog').getByText('Disconnetti').click();
  await expect(page).toHaveURL('/social-login');
  const left = JSON.stringify(await page.evaluate(readBrowser));
  expect(left.includes(secrets['again']), 'the token after the goodbye').toBe(false);
});

const visitorOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key)!) as StoredVisitor, VISITOR);

/** Waits until the service worker controls the page; from then on it handles requests and caches responses. */
async function untilWorkerAnswers(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Runs in the browser: collects all storage, caches, cookies, requested URLs and the page's address and state. */
async function readBrowser() {
  const names = await caches.keys();
  const contents = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all(
        (await cache.keys()).map(async (request) => {
          const response = (await cache.match(request, { ignoreVary: true }))!;
          return [request.url, [...request.headers], [...response.headers], await response.text()];
        }),
      );
    }),
  );
  const databases = await indexedDB.databases();
  const stores = await Promise.all(
    databases.map(async ({ name }) => {
      const opened = await settle(indexedDB.open(name!));
      const rows = [...opened.objectStoreNames].map((store) =>
        settle(opened.transaction(store).objectStore(store).getAll()),
      );
      const found: unknown[] = await Promise.all(rows);
      opened.close();
      return found;
    }),
  );
  return {
    local: Object.fromEntries(Object.entries<string>(localStorage)),
    tab: Object.fromEntries(Object.entries<string>(sessionStorage)),
    caches: contents,
    databases: stores,
    entries: performance.getEntriesByType('resource').map(({ name }) => name),
    address: [location.href, document.title, document.referrer, history.state as unknown],
    cookies: document.cookie,
  };

  function settle<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  }
}

function withDecoded(text: string): string {
  try {
    return text + decodeURIComponent(text);
  } catch {
    return text;
  }
}
