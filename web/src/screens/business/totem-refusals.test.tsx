import type { PriceReport } from '@pieno/contract/reports.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { reportAnswer as answer } from '../../testing/sample-reports.ts';
import { button, openEditor, priceField, TOTEM, typePrice } from '../../testing/totem-editor.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { PricesCard } from './prices-card.tsx';

const POST = 'POST /price-reports';

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));

const show = (details = TOTEM) => renderScreen(<PricesCard details={details} />);
/** Waits for the answer: a report on its way would be remembered in the next test. */
const isAnswered = () => expect.element(button('Annulla')).toBeVisible();
const entries = () => (api.sent as PriceReport[]).map((report) => report.entries);

describe('a field without a price', () => {
  test.each([
    ['emptied', '{Backspace}{Backspace}{Backspace}'],
    ['of letters', 'ciao'],
  ])('%s confirms nothing: it says so and stops', async (_, keys) => {
    await show();
    await openEditor();
    await typePrice('Benzina Self', keys);
    await button('Invia').click();
    await expect.element(page.getByText(/^Qui manca il prezzo/)).toBeVisible();
    await expect.element(priceField('Benzina Self')).toHaveFocus();
    expect(entries()).toEqual([]);
    await expectAccessibleInBothThemes();
    api.answer(
      POST,
      answer([
        [10, 'reported'],
        [20, 'accepted'],
      ]),
    );
    await typePrice('Benzina Self', '1,65');
    await button('Invia').click();
    await expect.poll(() => entries()[0]?.[0]).toEqual({ fuel_type_id: 10, price: 1.65 });
    await isAnswered();
  });

  test('that never had one is left out', async () => {
    api.answer(
      POST,
      answer([
        [10, 'accepted'],
        [20, 'accepted'],
      ]),
    );
    await show();
    await openEditor();
    await typePrice('GPL', '0,7');
    await priceField('GPL').fill('');
    await button('Invia').click();
    await expect
      .poll(() => entries()[0]?.map(({ fuel_type_id }) => fuel_type_id))
      .toEqual([10, 20]);
    await isAnswered();
  });
});

describe('what is confirmed along', () => {
  test('is named before it is sent', async () => {
    await show();
    await openEditor();
    await expect
      .element(page.getByText(/^Non hai cambiato niente: confermi Benzina Self/))
      .toBeVisible();
    await typePrice('Benzina Self', '79');
    await expect.element(page.getByText(/^Confermi anche: Diesel Self €.1,599\.$/)).toBeVisible();
  });

  test('is not what the user has said within the hour', async () => {
    api.answer(
      POST,
      answer([
        [10, 'accepted'],
        [20, 'accepted'],
      ]),
    );
    await show();
    await button('Confermo').click();
    await expect.element(page.getByText('Grazie, 2 prezzi confermati.')).toBeVisible();
    await openEditor();
    await typePrice('Benzina Self', '79');
    await button('Invia').click();
    await expect.poll(() => entries()[1]).toEqual([{ fuel_type_id: 10, price: 1.679 }]);
    await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  });
});

describe('a refused price', () => {
  test('leaves the editor open at it, and is said before what was taken', async () => {
    const bounds = 'Prezzo impossibile: deve stare tra 1,200 e 2,500';
    api.answer(
      POST,
      answer([
        [10, 'refused', bounds],
        [20, 'accepted'],
      ]),
    );
    await show();
    await openEditor();
    await typePrice('Benzina Self', '{Backspace}{Backspace}{Backspace}9,9');
    await button('Invia').click();
    await expect.element(page.getByText(bounds)).toBeVisible();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Non registrato.' }))
      .toBeInViewport();
    expect(priceField('Diesel Self').elements()).toEqual([]);
    const text = document.body.textContent;
    expect(text.indexOf(bounds)).toBeLessThan(
      text.indexOf('Hai confermato Diesel Self €\u00a01,599.'),
    );
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    api.answer(POST, answer([[10, 'reported']]));
    await typePrice('Benzina Self', '{Backspace}{Backspace}{Backspace}1,69');
    expect(page.getByText(bounds).elements()).toEqual([]);
    await button('Invia').click();
    await expect.poll(() => entries()[1]).toEqual([{ fuel_type_id: 10, price: 1.69 }]);
    await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  });

  test('is never told with a green tick', async () => {
    api.answer(
      POST,
      answer(
        [
          [10, 'refused', 'No.'],
          [20, 'refused', 'No.'],
        ],
        null,
      ),
    );
    await show();
    await button('Confermo').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Benzina Self' })).toBeVisible();
    expect(page.getByRole('status').elements()).toEqual([]);
  });
});
