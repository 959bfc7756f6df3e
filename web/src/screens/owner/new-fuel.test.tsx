// Tests rules owner-publish, report-fuels.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerFuels, ownerStation } from '../../testing/sample-owner.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnerScreen } from './owner-screen.tsx';

/** A fuel on the page that the station no longer sells: its price was withdrawn meanwhile. */
const GPL = 30;
const PRICES = '/owner/stations/8/prices';
const SCHEDULES = '/owner/stations/8/scheduled-prices';
const QUESTION = 'Qui non risulta in vendita: lo vendi?';
const REFUSAL = 'Qui non risulta in vendita: se lo vendi, aggiungilo in «Che cosa vendi»';

let api: FakeApi;
beforeEach(async () => {
  api = fakeApi();
  answerRankings(api);
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
  api.answer('/owner/stations', { stations: [ownerStation()], reminders: true });
  await renderScreen(<OwnerScreen chosen={undefined} />);
  await expect.element(price('GPL')).toBeVisible();
  const fuels = ownerFuels(4).filter(({ fuel_type }) => fuel_type.id !== GPL);
  const other_fuels = [fuelPrice(GPL, 1).fuel_type];
  const later = ownerStation({ fuels, other_fuels });
  api.answer('/owner/stations', { stations: [later], reminders: true });
});
afterEach(() => leave(''));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const price = (fuel: string) => page.getByRole('textbox', { name: new RegExp(`^${fuel}, prezzo`) });
const question = () =>
  page.getByRole('alertdialog', { name: /^GPL\. Qui non risulta in vendita: lo vendi\?/ });
/** Types after the two digits with which the field starts. */
async function type(fuel: string, keys: string): Promise<void> {
  await price(fuel).click();
  await userEvent.keyboard(keys);
}
/** Waits until the stations are refetched, as after every answer. */
const readAgain = () =>
  expect.poll(() => api.calls.filter((path) => path === '/owner/stations').length).toBe(2);

function ask(): void {
  api.fail(PRICES, 422, {
    message: 'Un prezzo è lontano dagli altri, o il carburante qui è nuovo: sei sicuro?',
    code: 'owner_prices_unusual',
    errors: { [GPL]: [QUESTION] },
  });
}

test('a new fuel needs a confirmation that names it, and its price stays until it is discarded', async () => {
  ask();
  await type('GPL', '5');
  await button('Pubblica').click();
  await readAgain();
  await expect.element(page.getByText('prezzo non ancora noto')).toBeInTheDocument();
  await expect.element(question()).toBeVisible();
  await expectAccessibleInBothThemes();
  await button('Correggo').click();
  await expect.element(price('GPL')).toHaveValue('0,750');
  await button('Annulla').click();
  await expect.element(price('GPL')).not.toBeInTheDocument();
});

test('a new fuel needs a confirmation also with another price, and is sent with it', async () => {
  ask();
  await type('Diesel Self', '72');
  await button('Pubblica').click();
  await readAgain();
  await expect.element(page.getByText('prezzo non ancora noto')).toBeInTheDocument();
  await expect.element(question()).toBeVisible();
  api.answer(PRICES, []);
  await button('Sì, pubblica').click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeVisible();
  expect(api.sent.at(-1)).toMatchObject({
    sure: true,
    prices: [{}, { price: 1.572 }, { fuel_type_id: GPL, price: 0.789 }, {}],
  });
});

test('a refused new fuel stays on the totem, with the reason', async () => {
  api.fail(PRICES, 422, {
    message: 'Errore di validazione',
    code: 'validation_failed',
    errors: { [GPL]: ['Qui questo carburante non si vende'] },
  });
  await type('Diesel Self', '72');
  await button('Pubblica').click();
  await readAgain();
  await expect.element(page.getByText('prezzo non ancora noto')).toBeVisible();
  await expect.element(page.getByText('Qui questo carburante non si vende')).toBeVisible();
});

test('a scheduled new fuel is named with what to do, and its price stays', async () => {
  api.fail(SCHEDULES, 422, {
    message: 'Errore di validazione',
    code: 'validation_failed',
    errors: { [GPL]: [REFUSAL] },
  });
  await type('GPL', '5');
  await button('Programma').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Programma' }).click();
  await readAgain();
  await expect.element(dialog.getByText(`GPL. ${REFUSAL}`)).toBeVisible();
  await expect.element(dialog.getByRole('listitem')).toHaveTextContent('GPL 0,750');
  await expectAccessibleInBothThemes();
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await expect.element(price('GPL')).toHaveValue('0,750');
});

describe('a fuel entirely unknown to the page', () => {
  beforeEach(() => {
    const fuels = ownerFuels(4).filter(({ fuel_type }) => fuel_type.id !== GPL);
    const later = ownerStation({ fuels, other_fuels: [] });
    api.answer('/owner/stations', { stations: [later], reminders: true });
  });

  test('needs a confirmation without its name', async () => {
    ask();
    await type('Diesel Self', '72');
    await button('Pubblica').click();
    await readAgain();
    await expect.element(price('GPL')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('alertdialog', { name: /^Qui non risulta in vendita/ }))
      .toBeVisible();
  });

  test('shows a refusal above the totem', async () => {
    const refused = 'Qui questo carburante non si vende';
    api.fail(PRICES, 422, {
      message: 'Errore di validazione',
      code: 'validation_failed',
      errors: { [GPL]: [refused] },
    });
    await type('Diesel Self', '72');
    await button('Pubblica').click();
    await readAgain();
    await expect.element(price('GPL')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert').getByText(refused)).toBeVisible();
  });
});
