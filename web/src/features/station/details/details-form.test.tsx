// Tests rules form-draft, owner-details.
import { NO_DETAILS } from '@pieno/contract/stations/station-details.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expireSession } from '../../../testing/end-session.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { DetailsCard } from './details-card.tsx';

const PATH = '/owner/stations/8/details';
const DETAILS = {
  ...NO_DETAILS,
  business: { id: 8, name: 'Domagnano Tamoil', locality: 'Domagnano' },
  description: null,
  phone: '0549 123456',
  opening_hours: null,
};
const DAY = [{ from: '07:00', to: '19:30' }];
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
  api.answer(PATH, DETAILS);
  api.answer('/owner/stations', { stations: [], reminders: true });
});
afterEach(() => leave(''));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const staffed = page.getByRole('region', { name: 'Orari del servizio' });
const open = async () => {
  await renderScreen(<DetailsCard stationId={8} userId={SAMPLE_USER.id} by="owner" />);
  await button('Modifica i dati').click();
};
const time = (name: string) => page.getByLabelText(name);

/** Types the hours of a day's first span. */
async function fillDay(day: string): Promise<void> {
  await time(`${day}, fascia 1, inizio`).fill('07:00');
  await time(`${day}, fascia 1, fine`).fill('19:30');
}

test('hours are typed for a day, copied up to Friday, and previewed as drivers will read them', async () => {
  await open();
  await staffed.getByText('Per giorno').click();
  await fillDay('lunedì');
  await time('lunedì, fascia 1, fine').fill('12:30');
  await button('Aggiungi una fascia: lunedì').click();
  await time('lunedì, fascia 2, inizio').fill('15:00');
  await time('lunedì, fascia 2, fine').fill('19:00');
  await button('Copia da lunedì a venerdì').click();
  await fillDay('sabato');
  await button('Togli la fascia 1: domenica').click();
  const line = 'lun–ven 7:00–12:30, 15:00–19:00 · sab 7:00–19:30 · dom chiuso';
  await expect.element(staffed.getByText(line)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Bar' }).click();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await button('Salva i dati').click();
  const workday = [
    { from: '07:00', to: '12:30' },
    { from: '15:00', to: '19:00' },
  ];
  await expect.element(page.getByText('Dati salvati')).toBeVisible();
  expect(api.sent).toEqual([
    {
      hours: [workday, workday, workday, workday, workday, DAY, []],
      services: ['bar'],
    },
  ]);
});

test('empty hours are neither shown nor saved', async () => {
  await open();
  await staffed.getByText('Per giorno').click();
  await expect.element(time('sabato, fascia 1, inizio')).toHaveValue('');
  await expect.element(button('Copia da lunedì a venerdì')).toBeDisabled();
  await expect.element(staffed.getByText(/lun–/u)).not.toBeInTheDocument();
  await button('Salva i dati').click();
  await expect.element(time('lunedì, fascia 1, inizio')).toHaveFocus();
  await expect.element(page.getByText('Scrivi inizio e fine').first()).toBeVisible();
  expect(api.sent).toEqual([]);
});

test('an unfinished second span shows an error only for itself, and is not copied', async () => {
  await open();
  await staffed.getByText('Per giorno').click();
  await fillDay('lunedì');
  await button('Aggiungi una fascia: lunedì').click();
  await button('Copia da lunedì a venerdì').click();
  await expect.element(time('venerdì, fascia 1, fine')).toHaveValue('19:30');
  await expect.element(time('venerdì, fascia 2, inizio')).not.toBeInTheDocument();
  await button('Salva i dati').click();
  await expect.element(time('lunedì, fascia 2, inizio')).toHaveFocus();
  await expect.element(time('lunedì, fascia 1, inizio')).not.toHaveAttribute('aria-invalid');
});

test('a wrong span and a holiday without a date show an error, and the input stays', async () => {
  api.answer(PATH, { ...DETAILS, hours: [DAY, DAY, DAY, DAY, DAY, DAY, []] });
  await open();
  await time('martedì, fascia 1, fine').fill('07:00');
  await button('Aggiungi un giorno').click();
  await button('Salva i dati').click();
  await expect.element(page.getByText('Inizio e fine sono uguali')).toBeVisible();
  await expect.element(page.getByText('Scegli il giorno')).toBeVisible();
  await expect.element(time('martedì, fascia 1, inizio')).toHaveFocus();
  expect(api.sent).toEqual([]);
  await time('martedì, fascia 1, fine').fill('02:00');
  await page.getByLabelText('Giorno', { exact: true }).fill('2026-12-25');
  await button('Salva i dati').click();
  await expect.element(page.getByText('Dati salvati')).toBeVisible();
  expect(api.sent).toMatchObject([
    {
      hours: [DAY, [{ from: '07:00', to: '02:00' }], DAY, DAY, DAY, DAY, []],
      exceptions: [{ date: '2026-12-25', spans: [] }],
    },
  ]);
});

test('a refusal by the server is shown at its field, and the input stays', async () => {
  await open();
  const phone = page.getByLabelText('Telefono');
  await phone.fill('chiama');
  const sentence = 'Scrivi il numero di telefono con cifre, spazi e i segni + / . - ( )';
  api.fail(`PUT ${PATH}`, 422, {
    message: 'Errore di validazione',
    errors: { phone: [sentence] },
  });
  await button('Salva i dati').click();
  await expect.element(page.getByText(sentence).first()).toBeVisible();
  await expect.element(phone).toHaveFocus();
  await expect.element(phone).toHaveValue('chiama');
});

test('a form that cannot be loaded shows that, and can be retried', async () => {
  api.fail(PATH, 503, { message: 'Il servizio è molto richiesto. Riprova tra poco.' });
  await open();
  await expect.element(page.getByText(/molto richiesto/u)).toBeVisible();
  await expectAccessibleInBothThemes();
  api.answer(PATH, DETAILS);
  await button('Riprova').click();
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Domagnano Tamoil');
});

test('hours typed when the session ended are restored in the open form', async () => {
  await open();
  await page.getByLabelText('Telefono').fill('0549 999999');
  await expireSession(api);
  await cleanup();
  signIn('t2', { ...SAMPLE_USER, is_owner: true });
  await renderScreen(<DetailsCard stationId={8} userId={SAMPLE_USER.id} by="owner" />);
  await expect.element(page.getByLabelText('Telefono')).toHaveValue('0549 999999');
  await button('Salva i dati').click();
  await expect.poll(() => api.sent.at(-1)).toEqual({ phone: '0549 999999' });
});
