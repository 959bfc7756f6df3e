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

/** A fuel that is on the page, and that the station is not known to sell any more: its price was withdrawn meanwhile. */
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
/** Types behind the two digits that the field begins with. */
async function type(fuel: string, keys: string): Promise<void> {
  await price(fuel).click();
  await userEvent.keyboard(keys);
}
/** Waits until the stations were read again, as they are after every answer. */
const readAgain = () =>
  expect.poll(() => api.calls.filter((path) => path === '/owner/stations').length).toBe(2);

function ask(): void {
  api.fail(PRICES, 422, {
    message: 'Un prezzo è lontano dagli altri, o il carburante qui è nuovo: sei sicuro?',
    code: 'owner_prices_unusual',
    errors: { [GPL]: [QUESTION] },
  });
}

test('it is asked about by its name, and its typed price stays until it is forgotten', async () => {
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

test('where another price was typed it is asked about too, and sent with the yes', async () => {
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

test('what was refused of it stays on the totem, with the reason', async () => {
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

test('scheduled, it is named with what to do, and its price stays', async () => {
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

describe('where the page knows the fuel no more at all', () => {
  beforeEach(() => {
    const fuels = ownerFuels(4).filter(({ fuel_type }) => fuel_type.id !== GPL);
    const later = ownerStation({ fuels, other_fuels: [] });
    api.answer('/owner/stations', { stations: [later], reminders: true });
  });

  test('it is asked about without its name', async () => {
    ask();
    await type('Diesel Self', '72');
    await button('Pubblica').click();
    await readAgain();
    await expect.element(price('GPL')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('alertdialog', { name: /^Qui non risulta in vendita/ }))
      .toBeVisible();
  });

  test('what was refused is said above the totem', async () => {
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
