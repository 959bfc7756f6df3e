// Tests rules admin-stations-part, form-draft, outcome-in-sight.
import { NO_DETAILS } from '@pieno/contract/stations/station-details.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { expireSession } from '../../../testing/end-session.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  ADMINISTERED_FACTS as STATION,
  ADMINISTERED_STATION as NAME,
  SAID_AT,
} from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { AdminScreen } from '../admin-screen.tsx';

const OTHER = { id: 9, name: 'Tamoil doppio', locality: 'Domagnano' };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => leave(''));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string | RegExp) => page.getByLabelText(name);
const open = async (station = STATION) => {
  api.answer('/admin/stations/8/facts', station);
  await renderScreen(<AdminScreen part="distributori" chosen="8" view="scheda" />);
  await expect.element(field('Nome')).toHaveValue(NAME.name);
};

test('only changed facts are sent, and emptied ones as null', async () => {
  await open();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await field('Marchio').fill('Api');
  await field('Telefono').fill('');
  await field('Latitudine').fill('43.9501');
  api.answer('PUT /admin/stations/8/facts', { ...STATION, brand: 'Api', phone: null });
  await button('Salva').click();
  await expect.element(page.getByText(/Le importazioni non cambiano più/)).toBeVisible();
  expect(api.sent).toEqual([{ brand: 'Api', phone: null, latitude: 43.9501, longitude: 12.46 }]);
});

test("arrow keys move the place, and a server's refusal is shown under its field", async () => {
  await open();
  await field('Longitudine').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field('Longitudine')).toHaveValue(12.4601);
  const code = 'website_invalid';
  const sentence = "L'indirizzo del sito deve cominciare con http:// o https://";
  api.fail('PUT /admin/stations/8/facts', 422, {
    message: 'Errore di validazione',
    errors: { website: [sentence] },
    error_codes: { website: [{ code }] },
  });
  await field('Sito').fill('api.sm');
  await button('Salva').click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(field('Sito')).toHaveValue('api.sm');
});

test('each success is shown beside the button', async () => {
  await page.viewport(390, 600);
  await open();
  api.answer('PUT /admin/stations/8/facts', { ...STATION, website: 'https://api.sm' });
  await field('Sito').fill('https://api.sm');
  await button('Salva').click();
  const saved = page.getByText(/Le importazioni non cambiano più/);
  await expect.element(saved).toBeInViewport();
  await field('Sito').fill('https://api.sm/');
  await expect.element(saved).not.toBeInTheDocument();
});

test('a station that has just been added shows what is missing', async () => {
  const nothing = { ...STATION, decades: [], priced: [] };
  await open(nothing);
  const hint = page.getByText(/non risulta vendere niente: scegli i carburanti in/);
  await expect.element(hint).toBeInViewport();
  api.answer('/admin/stations/8/categories/20', { ...nothing, decades: [20] });
  await page.getByRole('switch', { name: 'Diesel' }).click();
  await expect.element(hint).not.toBeInTheDocument();
});

test('a failure to change what a station sells is shown at the switch', async () => {
  await page.viewport(390, 600);
  await open();
  api.fail('/admin/stations/8/categories/100', 500, { message: 'Il server ha un guasto.' });
  await page.getByRole('switch', { name: 'Altri Carburanti' }).click();
  await expect.element(page.getByText('Il server ha un guasto.')).toBeInViewport();
});

test('another station is found, merged with a reason, and separated again', async () => {
  await open();
  await button('Unisci un altro distributore').click();
  api.answer('/admin/stations?q=doppio' as '/admin/stations', {
    stations: [OTHER, NAME].map((business) => ({
      business,
      kind: 'fuel' as const,
      areas: ['SM' as const],
      phone: null,
      people: 0,
      waiting: 0,
      invitations: 0,
      last_at: null,
    })),
    total: 2,
  });
  await field("Cerca l'altro distributore").fill('doppio');
  await button('Unisci a questo: Tamoil doppio').click();
  await field('Motivo (facoltativo)').fill('lo stesso piazzale');
  const merge = { id: 3, business: OTHER, merged_at: SAID_AT, undo_until: SAID_AT };
  const merged = { ...STATION, merges: [merge] };
  api.answer('/admin/stations/8/merges', merged);
  api.answer('/admin/stations/8/facts', merged);
  await button('Unisci').click();
  await expect.element(page.getByText(/Tamoil doppio è stato unito/)).toBeVisible();
  expect(api.sent.at(-1)).toEqual({ business_id: 9, reason: 'lo stesso piazzale' });
  api.answer('/admin/merges/3', { message: 'Fatto' });
  api.answer('/admin/stations/8/facts', STATION);
  await button("Annulla l'unione con Tamoil doppio").click();
  await expect.element(page.getByText(/Tamoil doppio è stato unito/)).not.toBeInTheDocument();
  await expect
    .element(page.getByText('Unione annullata: i distributori sono di nuovo due.'))
    .toBeVisible();
});

test('a station is closed with a reason', async () => {
  await open();
  await button('Chiudi per sempre').click();
  await field('Motivo (facoltativo)').fill('ruspe');
  api.answer('/admin/stations/8/closed', { ...STATION, closed_at: SAID_AT });
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi per sempre' }).click();
  await expect.element(button('Riapri')).toBeVisible();
  expect(api.sent.at(-1)).toEqual({ closed: true, reason: 'ruspe' });
});

test("hours and services use the owner's form; name and phone stay above", async () => {
  await open();
  const details = {
    ...NO_DETAILS,
    business: NAME,
    description: null,
    phone: '0549 123456',
    opening_hours: null,
  };
  api.answer('/admin/stations/8/details', details);
  await button('Modifica i dati').click();
  await expect.element(field('Descrizione')).toBeVisible();
  await expect.element(field('Telefono')).toHaveValue('0549 123456');
  await page.getByRole('checkbox', { name: 'Bar' }).click();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  api.answer('PUT /admin/stations/8/details', { ...details, services: ['bar'] });
  await button('Salva i dati').click();
  await expect.element(page.getByText('Dati salvati')).toBeVisible();
  expect(api.sent).toEqual([{ services: ['bar'] }]);
});

test('a merged station links to the one that remains', async () => {
  api.answer('/admin/stations/8/facts', { ...STATION, moved_to: 9 });
  await renderScreen(<AdminScreen part="distributori" chosen="8" />);
  await expect
    .element(page.getByRole('link', { name: /vai a quello/ }))
    .toHaveAttribute('href', '/admin/distributori/9');
});

test('what it sells is stated, or known from its prices: only what is stated has a switch', async () => {
  await open();
  await expect.element(page.getByText('Dai suoi prezzi o dal gestore: Diesel.')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Benzina' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'GPL' })).not.toBeChecked();
  expect(page.getByRole('switch', { name: 'Diesel' }).elements()).toEqual([]);
});

test("a station's unsaved input is restored after the session ended", async () => {
  await open();
  await field('Marchio').fill('Api');
  await field('Latitudine').fill('43.9501');
  await expireSession(api);
  await cleanup();
  signIn('t2', { ...SAMPLE_USER, role: 'admin' });
  await open();
  await expect.element(field('Marchio')).toHaveValue('Api');
  await expect.element(field('Latitudine')).toHaveValue(43.9501);
});
