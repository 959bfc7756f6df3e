// Tests rules form-errors, profile-save, profile-screen.
import { BIRTHDAY_OLDEST_YEAR } from '@pieno/contract/limits.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '../../paraglide/messages.js';
import { getVisitor, leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { ProfileScreen } from './profile-screen.tsx';

const FULL: User = {
  ...SAMPLE_USER,
  full_name: 'Giulia Rossi',
  phone: '0549 123456',
  address: 'Via Cinque Febbraio 46',
  city: 'Domagnano',
  bio: 'Guido poco.',
  birthday: '1990-05-17',
  age_slot: '35-44',
  preference: 'GPL',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => leave(''));

async function show(user: User = FULL, startsAtBio = false) {
  signIn('t1', user);
  await renderScreen(<ProfileScreen startsAtBio={startsAtBio} />);
}
const stored = () => {
  const visitor = getVisitor();
  return visitor.kind === 'registered' ? visitor.user : null;
};
const field = (label: string) => page.getByLabelText(label, { exact: true });
const save = page.getByRole('button', { name: 'Salva' });
const saved = page.getByText('Profilo aggiornato con successo!');

test('is accessible, and fits text of twice the size', async () => {
  await show();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('a name of one long word does not overflow', async () => {
  await show({ ...FULL, full_name: 'Precipitevolissimevolmente'.repeat(5) });
  await expect.element(page.getByText(/^Precipitevolissimevolmente/)).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
});

test("shows the account's values; the e-mail is read-only", async () => {
  await show();
  const values = [
    ['Nome utente', 'titano'],
    ['Nome completo', 'Giulia Rossi'],
    ['Email', 'titano@example.sm'],
    ['Telefono', '0549 123456'],
    ['Data di nascita', '1990-05-17'],
    ["Fascia d'età", '35-44'],
    ['Città', 'Domagnano'],
    ['Indirizzo', 'Via Cinque Febbraio 46'],
    ['Preferenza', 'GPL'],
    ['Bio', 'Guido poco.'],
  ] as const;
  for (const [label, value] of values) await expect.element(field(label)).toHaveValue(value);
  await expect.element(field('Email')).toHaveAttribute('readonly');
});

test.each([
  ['user', 'Utente'],
  ['admin', 'Amministratore'],
  ['somebody new', 'Utente'],
])('the role %s is shown as "%s"', async (role, name) => {
  await show({ ...FULL, role });
  await expect.element(page.getByText(name, { exact: true })).toBeVisible();
});

test('keeps an age slot that is not in the list', async () => {
  await show({ ...FULL, age_slot: '40-50' });
  await expect.element(field("Fascia d'età")).toHaveValue('40-50');
});

test('sends the profile without the switches, and shows the account as the server returns it', async () => {
  await show();
  const changed = { ...FULL, city: 'Serravalle', full_name: null };
  const release = api.hold('/user');
  await field('Città').fill(' Serravalle ');
  await field('Nome completo').fill('');
  await save.click();
  const saving = page.getByRole('button', { name: 'Aggiornamento in corso...' });
  await expect.element(saving).toHaveAttribute('aria-disabled', 'true');
  await saving.click({ force: true });
  release(200, { user: changed });
  await expect.element(saved).toBeVisible();
  expect(api.sent).toEqual([
    {
      name: 'titano',
      full_name: null,
      email: 'titano@example.sm',
      phone: '0549 123456',
      birthday: '1990-05-17',
      age_slot: '35-44',
      city: 'Serravalle',
      address: 'Via Cinque Febbraio 46',
      preference: 'GPL',
      bio: 'Guido poco.',
    },
  ]);
  expect(stored()).toEqual(changed);
});

test('an answer without the user keeps the sent name, full name, address and bio', async () => {
  await show();
  api.answer('/user', {});
  await field('Nome utente').fill('giulia');
  await field('Città').fill('Serravalle');
  await field('Bio').fill('Guido molto.');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(stored()).toEqual({ ...FULL, name: 'giulia', bio: 'Guido molto.' });
});

describe('an error', () => {
  test('the next save clears the previous notice, even if nothing is sent', async () => {
    await show();
    const picker = page.getByLabelText("Cambia l'immagine del profilo");
    await picker.upload(new File(['x'], 'me.txt', { type: 'text/plain' }));
    await expect.element(page.getByText(m.error_not_an_image())).toBeVisible();
    await field('Nome utente').fill('');
    await save.click();
    await expect.element(field('Nome utente')).toHaveAccessibleDescription('Inserisci il nome');
    expect(page.getByText(m.error_not_an_image()).elements()).toEqual([]);
  });

  test('a missing name is an error before anything is sent', async () => {
    await show();
    await field('Nome utente').fill(' ');
    await save.click();
    await expect.element(field('Nome utente')).toHaveAccessibleDescription('Inserisci il nome');
    await expect.element(field('Nome utente')).toHaveFocus();
    expect(api.calls).toEqual([]);
  });

  test('an incomplete date is not treated as empty', async () => {
    await show({ ...FULL, birthday: null });
    field('Data di nascita').element().focus();
    await userEvent.keyboard('17');
    await save.click();
    await expect
      .element(field('Data di nascita'))
      .toHaveAccessibleDescription(m.error_birthday_invalid({ year: BIRTHDAY_OLDEST_YEAR }));
    expect(api.calls).toEqual([]);
  });

  test.each([
    ['Data di nascita', '2999-01-01', m.error_birthday_invalid({ year: BIRTHDAY_OLDEST_YEAR })],
    ['Telefono', 'abc!!', m.error_phone_invalid()],
  ])('a %s of %s is an error before anything is sent', async (label, value, sentence) => {
    await show();
    await field('Bio').fill('Nuova bio');
    await field(label).fill(value);
    await save.click();
    await expect.element(field(label)).toHaveAccessibleDescription(sentence);
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field('Bio')).toHaveValue('Nuova bio');
    expect(api.calls).toEqual([]);
  });

  test('a field error of the server is shown under the field, and the input is kept', async () => {
    await show();
    api.fail('/user', 422, {
      message: m.error_validation_failed(),
      errors: { bio: ['Il testo è troppo lungo'] },
    });
    await field('Bio').fill('Nuova bio');
    await field('Città').fill('Serravalle');
    await save.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Il testo è troppo lungo');
    await expect.element(field('Bio')).toHaveAccessibleDescription('Il testo è troppo lungo');
    await expect.element(field('Bio')).toHaveFocus();
    await expect.element(field('Bio')).toHaveValue('Nuova bio');
    await expect.element(field('Città')).toHaveValue('Serravalle');
    expect(stored()).toEqual(FULL);
  });

  test.each([
    ['the network is away', 0, '', m.failed_server_connection()],
    ['the server gives no message', 500, '', m.failed_profile_change()],
    ['the server gives a message', 503, m.error_overloaded(), m.error_overloaded()],
    ['no field is named', 422, m.error_validation_failed(), 'Errore di validazione'],
  ])('shows the error when %s, visible from the button', async (_, status, message, sentence) => {
    await show();
    api.fail('/user', status, { message });
    await field('Città').fill('Serravalle');
    await save.click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(sentence);
    const { top, bottom } = alert.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect.element(field('Città')).toHaveValue('Serravalle');
  });
});

test('focuses the bio on request', async () => {
  await show(FULL, true);
  await expect.element(field('Bio')).toHaveFocus();
});
