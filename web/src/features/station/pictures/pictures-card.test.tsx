// Tests rule pictures-card.
import type { StationPictures } from '@pieno/contract/pictures/station-pictures.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { GALLERY } from '../../../testing/sample-business.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { PicturesCard } from './pictures-card.tsx';

const PATH = '/owner/stations/8/pictures';
const LOGO = '/owner/stations/8/logo';
const [PUMPS, BAR, VIEW] = GALLERY.map((picture) => ({ ...picture, caption: null })) as [
  (typeof GALLERY)[0],
  (typeof GALLERY)[0],
  (typeof GALLERY)[0],
];
const NONE: StationPictures = {
  business: { id: 8, name: 'Domagnano Tamoil', locality: 'Domagnano' },
  logo_url: null,
  pictures: [],
};
const ALL: StationPictures = {
  ...NONE,
  logo_url: PUMPS.url,
  pictures: [PUMPS, { ...BAR, alt: '' }, VIEW],
};
const DOT = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`;
const file = (name = 'pompa.jpg', type = 'image/jpeg') => new File([DOT], name, { type });
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => leave(''));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const adding = page.getByLabelText('Aggiungi foto');
const photos = page.getByRole('region', { name: 'Foto', exact: true });
const names = () =>
  [...photos.element().querySelectorAll('li')].map((each) => each.getAttribute('aria-label'));
const open = async (shown: StationPictures | null = ALL) => {
  if (shown) api.answer(`GET ${PATH}`, shown);
  await renderScreen(<PicturesCard stationId={8} userId={SAMPLE_USER.id} />);
  await button('Modifica logo e foto').click();
};

test('is accessible, fits large text, and shows logo and photos in order', async () => {
  await open();
  await expect.element(page.getByRole('img', { name: 'Le pompe' })).toBeVisible();
  expect(names()).toEqual(['Le pompe', 'Foto 2', 'La vista']);
  await expect.element(page.getByRole('img', { name: 'Il logo di adesso' })).toBeVisible();
  await button('Testi: Foto 2').click();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

describe('adding', () => {
  test('sends one after the other, shows how many are being sent, and keeps a failed one', async () => {
    await open(NONE);
    await expect.element(page.getByText(/Ancora nessuna foto/)).toBeVisible();
    const answer = api.hold(`POST ${PATH}`);
    await adding.upload([file('uno.jpg'), file('due.jpg')]);
    await expect.element(page.getByText('Carico 2 foto…')).toBeVisible();
    expect(api.sent).toHaveLength(1);
    api.fail(`POST ${PATH}`, 0);
    answer(200, { ...NONE, pictures: [PUMPS] });
    await expect.element(page.getByText('Errore di connessione al server')).toBeVisible();
    expect(names()).toContain('Le pompe');
    await expectAccessibleInBothThemes();
    api.answer(`POST ${PATH}`, { ...NONE, pictures: [PUMPS, VIEW] });
    await button('Riprova: due.jpg').click();
    await expect.element(page.getByRole('img', { name: 'La vista' })).toBeVisible();
    await expect.element(page.getByText('due.jpg')).not.toBeInTheDocument();
    const form = api.sent.at(-1) as FormData;
    expect((form.get('picture') as File).size).toBe(DOT.length);
  });

  test('does not send other files, and shows what the server refuses', async () => {
    await open(NONE);
    await adding.upload(file('nota.pdf', 'application/pdf'));
    const sentence = "Per favore seleziona un'immagine valida";
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(api.sent).toEqual([]);
    await button('Lascia perdere: nota.pdf').click();
    await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
    api.fail(`POST ${PATH}`, 422, {
      message: 'Errore di validazione',
      errors: { picture: [sentence] },
    });
    await adding.upload(file());
    await expect.element(page.getByText(sentence)).toBeVisible();
  });
});

describe('the order', () => {
  test('changes by keyboard and keeps the focus, and a second step does not wait', async () => {
    await open();
    const answer = api.hold(`PUT ${PATH}`);
    const up = button('Sposta su: La vista');
    await expect.element(up).toBeVisible();
    (up.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Le pompe', 'La vista', 'Foto 3']);
    await expect.element(up).toHaveFocus();
    await expect.element(page.getByText('Ora è la foto 2 di 3')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['La vista', 'Le pompe', 'Foto 3']);
    await expect.element(up).toHaveAttribute('aria-disabled', 'true');
    const [first, second] = [
      [PUMPS, VIEW, ALL.pictures[1]!],
      [VIEW, PUMPS, ALL.pictures[1]!],
    ];
    api.answer(`PUT ${PATH}`, { ...ALL, pictures: second });
    answer(200, { ...ALL, pictures: first });
    await expect.poll(() => api.sent).toEqual([{ order: [1, 3, 2] }, { order: [3, 1, 2] }]);
    await expect.poll(names).toEqual(['La vista', 'Le pompe', 'Foto 3']);
  });

  test('is loaded again if others have changed it', async () => {
    await open();
    await expect.element(page.getByRole('img', { name: 'Le pompe' })).toBeVisible();
    api.answer(`GET ${PATH}`, { ...ALL, pictures: [VIEW, PUMPS] });
    api.fail(`PUT ${PATH}`, 409, { message: 'Nel frattempo', code: 'pictures_changed' });
    await button('Sposta giù: Le pompe').click();
    await expect.element(page.getByText(/le foto sono cambiate/)).toBeVisible();
    await expect.poll(names).toEqual(['La vista', 'Le pompe']);
  });
});

describe('texts', () => {
  test('are saved, and unsaved ones of other photos stay', async () => {
    await open();
    await button('Testi: Foto 2').click();
    await button('Testi: Le pompe').click();
    const alts = page.getByLabelText('Testo alternativo');
    await alts.nth(0).fill('Le quattro pompe');
    await alts.nth(1).fill('Il bar di sera');
    await page.getByLabelText('Didascalia').nth(1).fill('Aperto fino alle 22');
    const changed = { ...BAR, alt: 'Il bar di sera', caption: 'Aperto fino alle 22' };
    api.answer(`PUT ${PATH}/2`, { ...ALL, pictures: [PUMPS, changed, VIEW] });
    await page.getByRole('button', { name: 'Salva i testi' }).nth(1).click();
    await expect.element(page.getByText('Testi salvati')).toBeVisible();
    expect(api.sent).toEqual([{ alt: 'Il bar di sera', caption: 'Aperto fino alle 22' }]);
    await expect.element(page.getByText('Aperto fino alle 22')).toBeVisible();
    await expect.element(alts.nth(0)).toHaveValue('Le quattro pompe');
  });

  test('that cannot be saved show the reason, and stay', async () => {
    await open();
    await button('Testi: Le pompe').click();
    const caption = page.getByLabelText('Didascalia').first();
    await caption.fill('Di sera');
    api.fail(`PUT ${PATH}/1`, 0);
    await page.getByRole('button', { name: 'Salva i testi' }).first().click();
    await expect.element(page.getByText('Errore di connessione al server')).toBeVisible();
    await expect.element(caption).toHaveValue('Di sera');
  });
});

test('a photo and the logo are removed after a question', async () => {
  await open();
  await button('Togli: Le pompe').click();
  await button('Annulla').click();
  expect(names()).toHaveLength(3);
  await button('Togli: Le pompe').click();
  api.answer(`DELETE ${PATH}/1`, { ...ALL, pictures: ALL.pictures.slice(1) });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli la foto' }).click();
  await expect.poll(names).toEqual(['Foto 1', 'La vista']);
  await expect.element(page.getByRole('listitem', { name: 'Foto 1' })).toHaveFocus();
  await button('Togli il logo').click();
  api.answer(`DELETE ${LOGO}`, { ...NONE, pictures: ALL.pictures.slice(1) });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Togli il logo' }).click();
  await expect.element(page.getByLabelText('Scegli il logo')).toBeInTheDocument();
  api.answer(`PUT ${LOGO}`, ALL);
  await page.getByLabelText('Scegli il logo').upload(file('logo.png', 'image/png'));
  await expect.element(page.getByRole('img', { name: 'Il logo di adesso' })).toBeVisible();
});

test('a card that cannot be loaded shows that, and can be retried', async () => {
  api.fail(`GET ${PATH}`, 503, { message: 'Il servizio è molto richiesto. Riprova tra poco.' });
  await open(null);
  await expect.element(page.getByText(/molto richiesto/u)).toBeVisible();
  await expectAccessibleInBothThemes();
  api.answer(`GET ${PATH}`, ALL);
  await button('Riprova').click();
  await expect.element(page.getByRole('img', { name: 'Le pompe' })).toBeVisible();
});
