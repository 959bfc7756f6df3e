// Tests rules report-editor, report-tapped.
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetTapped, tapped } from '../../features/reports/tapped/tapped-report.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { reportAnswer as answer } from '../../testing/sample-reports.ts';
import { SAMPLE_USER, VERIFIED_USER } from '../../testing/sample-user.ts';
import { button, openEditor, priceField, TOTEM, typePrice } from '../../testing/totem-editor.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { PricesCard } from './prices-card.tsx';

const POST = 'POST /price-reports';

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));

const show = (details = TOTEM) => renderScreen(<PricesCard details={details} />);
const entries = () => (api.sent as PriceReport[]).map((report) => report.entries);

/** Counts a thumb's actions: presses of buttons and fields, and keys. */
function countPresses(): () => number {
  let presses = 0;
  const count = () => (presses += 1);
  for (const event of ['click', 'keydown'] as const) document.addEventListener(event, count, true);
  return () => {
    for (const event of ['click', 'keydown'] as const)
      document.removeEventListener(event, count, true);
    return presses;
  };
}

/** The tap that opened the station. */
const OPENED = 1;

describe('the effort', () => {
  test.each(['Confermo Benzina Self € 1,669', 'Ho visto tutto il totem'])(
    'two taps: %s',
    async (name) => {
      api.answer(POST, answer([[10, 'accepted']]));
      await show();
      const presses = countPresses();
      await button(name).click();
      expect(OPENED + presses()).toBeLessThanOrEqual(2);
      await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
    },
  );

  test('six taps and keys change one price', async () => {
    api.answer(POST, answer([[10, 'reported']]));
    await show();
    const presses = countPresses();
    await openEditor();
    await typePrice('Benzina Self', '79');
    await button('Invia').click();
    expect(OPENED + presses()).toBeLessThanOrEqual(6);
    expect(entries()[0]![0]).toEqual({ fuel_type_id: 10, price: 1.679 });
  });
});

describe('È cambiato', () => {
  test('turns the totem into the editor, and fits', async () => {
    await show();
    await openEditor();
    expect(button(/^Confermo/).elements()).toEqual([]);
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('untouched prices are not sent; demo and unknown prices start empty', async () => {
    api.answer(POST, answer([[10, 'reported']]));
    await show();
    await openEditor();
    await expect.element(priceField('GPL')).toHaveValue('');
    await expect.element(priceField('Benzina Servito')).toHaveValue('');
    await typePrice('Benzina Self', '7');
    await expect.element(page.getByText('1,669 → 1,670')).toBeVisible();
    await button('Invia').click();
    await expect
      .element(page.getByText(/^Benzina Self €.1,670: Lo mostriamo come segnalato/))
      .toBeVisible();
    expect(entries()).toEqual([[{ fuel_type_id: 10, price: 1.67 }]]);
    await expect.element(button('Confermo Diesel Self € 1,599')).toBeVisible();
    expect(button(/^Confermo Benzina/).elements()).toEqual([]);
  });

  test('without a change it asks for one, and sends nothing', async () => {
    await show();
    await openEditor();
    await button('Invia').click();
    await expect.element(page.getByText('Scrivi almeno un prezzo.')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('an unknown fuel gets its first price', async () => {
    api.answer(POST, answer([[30, 'reported']]));
    await show({ ...TOTEM, prices: [], reportable_fuels: [fuelPrice(30, 1).fuel_type] });
    await button('Scrivi i prezzi').click();
    await button('Invia').click();
    await expect.element(page.getByText('Scrivi almeno un prezzo.')).toBeVisible();
    await typePrice('GPL', '0.789');
    await button('Invia').click();
    await expect.poll(entries).toEqual([[{ fuel_type_id: 30, price: 0.789 }]]);
  });

  test('a first price is shown with all its digits before it is sent', async () => {
    await show();
    await button('È cambiato').click();
    await priceField('Benzina Servito').fill('1,96');
    await expect.element(page.getByText('1,960', { exact: true })).toBeVisible();
  });

  test.each([
    ['È cambiato', TOTEM, '79'],
    ['Scrivi i prezzi', { ...TOTEM, prices: [] }, '1679'],
  ])('%s lets a guest type, and asks to register to send it', async (name, totem, keys) => {
    leave('');
    await show(totem);
    await button(name).click();
    await expect.element(page.getByText(/^Per inviare serve un account/)).toBeVisible();
    await typePrice('Benzina Self', keys);
    await button('Invia').click();
    await expect
      .element(page.getByRole('alertdialog', { name: /^Per aggiornare un prezzo/ }))
      .toBeVisible();
    expect(tapped('report', 8, VERIFIED_USER)?.entries[0]).toEqual({
      fuel_type_id: 10,
      price: 1.679,
    });
    forgetTapped('report');
    expect(api.calls).toEqual([]);
  });

  test('an emptied price is asked for in one sentence', async () => {
    await show({ ...TOTEM, prices: [fuelPrice(10, 1.669)] });
    await openEditor();
    await typePrice('Benzina Self', '{Backspace}{Backspace}{Backspace}');
    await button('Invia').click();
    await expect.element(page.getByText(/^Qui manca il prezzo/)).toBeVisible();
    expect(page.getByText('Scrivi almeno un prezzo.').elements()).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  test('a failure keeps the input', async () => {
    api.fail(POST, 500, { message: 'Il server ha un guasto.' });
    await show();
    await openEditor();
    await typePrice('Benzina Self', '{Backspace}7');
    await button('Invia').click();
    await expect
      .element(page.getByRole('alert').getByText('Il server ha un guasto.'))
      .toBeVisible();
    await expect.element(page.getByText('1,669 → 1,700')).toBeVisible();
  });

  test("the code's form keeps the input too", async () => {
    signIn('t1', SAMPLE_USER);
    api.answer('POST /user/email-verification', undefined);
    await show();
    await openEditor();
    await typePrice('Benzina Self', '{Backspace}7');
    await button('Invia').click();
    await expect.element(page.getByRole('textbox', { name: 'Codice di 8 cifre' })).toBeVisible();
    await expect.element(page.getByText('1,669 → 1,700')).toBeVisible();
    expect(api.calls).toEqual(['/user/email-verification']);
  });
});

describe('a price far from the others', () => {
  async function ask(): Promise<void> {
    api.answer(
      POST,
      answer([
        [10, 'ask'],
        [20, 'accepted'],
      ]),
    );
    await show();
    await openEditor();
    await typePrice('Diesel Self', '79');
    await typePrice('Benzina Self', '{Backspace}96');
    await button('Invia').click();
    await expect.element(page.getByText('Sei sicuro?', { exact: true })).toBeVisible();
  }

  test('is asked about at its fuel, and sent again under the same id', async () => {
    await ask();
    await expect.element(page.getByText('È lontano dagli altri prezzi: sei sicuro?')).toBeVisible();
    await expect.element(page.getByText(/^€.1,669 → €.1,960$/)).toBeVisible();
    await expect.element(button('Correggo')).toHaveFocus();
    await expectAccessibleInBothThemes();
    api.answer(
      POST,
      answer([
        [10, 'held'],
        [20, 'accepted'],
      ]),
    );
    await button('Sì, è giusto così').click();
    await expect.element(page.getByText(/^Benzina Self €.1,960: In attesa/)).toBeVisible();
    const [first, second] = api.sent as PriceReport[];
    expect(second).toEqual({ ...first!, sure: true });
  });

  test('is corrected alone, as the others are already sent', async () => {
    await ask();
    await button('Correggo').click();
    await expect.element(priceField('Benzina Self')).toBeVisible();
    expect(priceField('Diesel Self').elements()).toEqual([]);
    api.answer(POST, answer([[10, 'reported']]));
    await typePrice('Benzina Self', '{Backspace}69');
    await button('Invia').click();
    await expect
      .element(page.getByText(/^Benzina Self €.1,690: Lo mostriamo come segnalato/))
      .toBeVisible();
    expect(entries()[1]).toEqual([{ fuel_type_id: 10, price: 1.69 }]);
  });
});
