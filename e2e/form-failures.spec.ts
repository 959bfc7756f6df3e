/** The errors of forms (rule form-errors). What the user typed is never lost. */
import type { Page } from '@playwright/test';
import { fillInLogin, fillInRegistration, randomPerson } from './people.ts';
import { expect, test } from './test.ts';

test.use({ expectedFaults: /ERR_FAILED|status of (403|422|5\d\d)/ });

const alert = (page: Page) => page.getByRole('main').getByRole('alert').first();
const complete = (page: Page) =>
  page
    .getByRole('button', { name: /registra/i })
    .last()
    .click();

test.describe('signing in', () => {
  const PERSON = randomPerson();

  for (const [what, answer, sentence] of [
    ['a server that is down', null, 'Errore di connessione al server'],
    ['a body nobody can read', { status: 502, body: '<h1>Bad' }, 'Errore di connessione'],
    ['a body without a message', { status: 502, json: {} }, 'Errore durante il login'],
    ['a good answer cut short', { status: 200, body: '{"tok' }, 'Errore di connessione'],
  ] as const) {
    test(`${what}: “${sentence}”`, async ({ page }) => {
      await page.route('**/api/login', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/login');
      await fillInLogin(page, PERSON);
      await expect(alert(page)).toHaveText(sentence);
      await expect(page.getByLabel('Email')).toHaveValue(PERSON.email);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PERSON.password);
    });
  }

  test('a call to a server that never answers times out', async ({ page }) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    await page.route('**/api/login', async (route) => {
      await ended;
      await route.abort();
    });
    await page.goto('/login');
    await fillInLogin(page, PERSON);
    const submit = page.getByRole('main').getByRole('button', { name: 'Accedi', exact: true });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(alert(page)).toHaveText('Errore di connessione al server');
    await expect(submit).toHaveAttribute('aria-busy', 'false');
    end();
  });

  test('a wrong password and an unknown e-mail get the same answer', async ({ page, person }) => {
    await page.goto('/login');
    await fillInLogin(page, { ...person, password: 'un’altra ancora' });
    await expect(alert(page)).toContainText('Errore durante il login');
    await page.reload();
    await fillInLogin(page, PERSON);
    await expect(alert(page)).toContainText('Errore durante il login');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('registering', () => {
  test('missing and invalid fields show their errors, and nothing is sent', async ({ page }) => {
    await page.goto('/register');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await complete(page);
    const described = (label: string, sentence: string) =>
      expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
        new RegExp(sentence),
      );
    await described('Nome completo', 'Inserisci il nome');
    await described('Email', "Inserisci l'email");
    await described('Password', 'Inserisci la password');
    await described('Accetto i termini e le condizioni.', 'Devi accettare i termini e condizioni');
    await page.getByLabel('Email').fill('anna');
    await page.getByLabel('Password', { exact: true }).fill('corta');
    await page.getByLabel('Ripeti la password').fill('altra');
    await complete(page);
    await described('Email', "L'email non è valida");
    await described('Password', 'La password deve essere di almeno 8 caratteri');
    await fillInRegistration(page, randomPerson());
    await page.getByLabel('Ripeti la password').fill('altra');
    await complete(page);
    await described('Ripeti la password', 'Le password non corrispondono');
    expect(sent.filter((url) => url.endsWith('/api/register'))).toEqual([]);
  });

  test('an e-mail that is taken shows its error under the field', async ({ page, person }) => {
    await page.goto('/register');
    await fillInRegistration(page, person);
    await complete(page);
    await expect(alert(page)).toHaveText('Questa email è già registrata');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Questa email è già registrata',
    );
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(randomPerson().email);
    await complete(page);
    await expect(page).toHaveURL('/home');
  });

  test('an error without a message: “Errore durante la registrazione”', async ({ page }) => {
    await page.route('**/api/register', (route) => route.fulfill({ status: 502, json: {} }));
    await page.goto('/register');
    await fillInRegistration(page, randomPerson());
    await complete(page);
    await expect(alert(page)).toHaveText('Errore durante la registrazione');
    await expect(page).toHaveURL('/register');
  });

  test('the server’s field errors stand together, one line each', async ({ page }) => {
    const errors = { name: ['Il nome non è valido'], email: ["L'email non è valida"] };
    await page.route('**/api/register', (route) =>
      route.fulfill({ status: 422, json: { message: 'Errore di validazione', errors } }),
    );
    await page.goto('/register');
    await fillInRegistration(page, randomPerson());
    await complete(page);
    await expect(alert(page)).toHaveText("Il nome non è valido\nL'email non è valida", {
      useInnerText: true,
    });
  });

  test('a guest that belongs to somebody else is not converted', async ({ guest: page }) => {
    await page.evaluate(() => {
      const stored = localStorage.getItem('pieno.visitor')!;
      const { guest } = JSON.parse(stored) as { guest: { guest_id: string } };
      localStorage.setItem('pieno.visitor', stored.replace(guest.guest_id, 'another'));
    });
    await page.goto('/register');
    await fillInRegistration(page, randomPerson());
    await complete(page);
    await expect(alert(page)).toHaveText('Errore durante la registrazione');
    await expect(page).toHaveURL('/register');
  });
});

test.describe('the profile', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true }).click();
  const answer = (page: Page, status: number, json: object) =>
    page.route('**/api/user', (route) => route.fulfill({ status, json }));

  test('shows a field’s error, whether page or server found it', async ({ member: page }) => {
    await page.goto('/user-profile');
    await page.getByLabel('Data di nascita').fill('2999-01-01');
    await page.getByLabel('Bio').fill('Non perdermi');
    await save(page);
    const future = 'La data di nascita non esiste o non è tra il 1900 e oggi';
    await expect(page.getByLabel('Data di nascita')).toHaveAccessibleDescription(future);
    await page.getByLabel('Data di nascita').fill('');
    const phone = ['Scrivi il numero di telefono con cifre, spazi e i segni + / . - ( )'];
    await page.getByLabel('Telefono').fill('abc!!');
    await save(page);
    await expect(page.getByLabel('Telefono')).toHaveAccessibleDescription(phone[0]!);
    await page.getByLabel('Telefono').fill('0549 123456');
    await answer(page, 422, { message: 'Errore di validazione', errors: { phone } });
    await save(page);
    await expect(alert(page)).toHaveText(phone[0]!);
    await expect(page.getByLabel('Telefono')).toHaveAccessibleDescription(phone[0]!);
    await expect(page.getByLabel('Bio')).toHaveValue('Non perdermi');
  });

  for (const [what, status, message, sentence] of [
    ['without words', 500, '', "Si è verificato un errore durante l'aggiornamento del profilo"],
    ['without fields', 422, 'Errore di validazione', 'Errore di validazione'],
  ] as const) {
    test(`a refusal ${what}: “${sentence}”`, async ({ member: page }) => {
      await page.goto('/user-profile');
      await answer(page, status, { message });
      await page.getByLabel('Bio').fill('Non perdermi');
      await save(page);
      await expect(alert(page)).toHaveText(sentence);
      await expect(page.getByLabel('Bio')).toHaveValue('Non perdermi');
    });
  }
});
