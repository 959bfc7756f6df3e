// Tests rule report-editor.
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recentReports } from '../../features/reports/recent-reports.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { reportAnswer as answer, voidedAnswer } from '../../testing/sample-reports.ts';
import { button, openEditor, priceField, TOTEM, typePrice } from '../../testing/totem-editor.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { PricesCard } from './prices-card.tsx';

const POST = 'POST /price-reports';

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));

const show = (details = TOTEM) => renderScreen(<PricesCard details={details} />);
/** Waits for the answer: a pending report would leak into the next test. */
const isAnswered = () => expect.element(button('Annulla')).toBeVisible();
const entries = () => (api.sent as PriceReport[]).map((report) => report.entries);

describe('a field without a price', () => {
  test.each([
    ['emptied', '{Backspace}{Backspace}{Backspace}'],
    ['of letters', 'ciao'],
  ])('%s confirms nothing: the form shows that and stops', async (_, keys) => {
    await show();
    await openEditor();
    await typePrice('Benzina Self', keys);
    await button('Invia').click();
    await expect.element(page.getByText(/^Qui manca il prezzo/)).toBeVisible();
    await expect.element(priceField('Benzina Self')).toHaveFocus();
    expect(entries()).toEqual([]);
    await expectAccessibleInBothThemes();
    api.answer(POST, answer([[10, 'reported']]));
    await typePrice('Benzina Self', '1,65');
    await button('Invia').click();
    await expect.poll(() => entries()[0]?.[0]).toEqual({ fuel_type_id: 10, price: 1.65 });
    await isAnswered();
  });

  test('is left out if it never had one', async () => {
    api.answer(POST, answer([[10, 'accepted']]));
    await show();
    await openEditor();
    await typePrice('GPL', '0,7');
    await priceField('GPL').fill('');
    await typePrice('Benzina Self', '79');
    await button('Invia').click();
    await expect.poll(() => entries()[0]?.map(({ fuel_type_id }) => fuel_type_id)).toEqual([10]);
    await isAnswered();
  });
});

describe('an impossible price', () => {
  const bounds = page.getByText('Prezzo impossibile: deve stare tra 1,200 e 2,500');
  const unrecorded = page.getByText('non registrato', { exact: true });

  /** Reports three prices at once, one of them mistyped. */
  async function submitThree(): Promise<void> {
    await show();
    await openEditor();
    await typePrice('GPL', '0,789');
    await typePrice('Diesel Self', '79');
    await typePrice('Benzina Self', '{Backspace}{Backspace}{Backspace}9,9');
    await button('Invia').click();
    await expect.element(bounds.first()).toBeVisible();
  }

  test('voids its report: the input stays, the focus is at it, the others are marked', async () => {
    api.answer(POST, voidedAnswer(10, 20, 30));
    await submitThree();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Non registrato. Un prezzo non era possibile: correggi e invia.');
    await expect.element(priceField('Benzina Self')).toHaveFocus();
    await expect.element(priceField('Benzina Self')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(priceField('GPL')).toHaveValue('0,789');
    expect(unrecorded.elements()).toHaveLength(2);
    await expect.element(priceField('Benzina Servito')).toHaveValue('');
    expect(page.getByText(/^Hai (confermato|segnalato)/).elements()).toEqual([]);
    expect(recentReports.get()).toEqual([]);
  });

  test('is corrected in place, and one tap sends all again as a new report', async () => {
    api.answer(POST, voidedAnswer(10, 20, 30));
    await submitThree();
    await expect.element(priceField('Benzina Self')).toHaveFocus();
    await userEvent.keyboard('1,69');
    expect(bounds.elements()).toEqual([]);
    expect(unrecorded.elements()).toEqual([]);
    api.answer(
      POST,
      answer([
        [10, 'reported'],
        [20, 'accepted'],
        [30, 'reported'],
      ]),
    );
    await button('Invia').click();
    await isAnswered();
    const [first, second] = api.sent as PriceReport[];
    expect(second!.entries).toEqual([
      { fuel_type_id: 10, price: 1.69 },
      ...first!.entries.filter(({ fuel_type_id }) => fuel_type_id !== 10),
    ]);
    expect(second!.id).not.toBe(first!.id);
    await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  });

  test('beside another one stays marked until it is corrected too', async () => {
    const { results, ...rest } = voidedAnswer(10, 20);
    api.answer(POST, { ...rest, results: [...results, ...voidedAnswer(30).results] });
    await submitThree();
    expect(bounds.elements()).toHaveLength(2);
    await userEvent.keyboard('1,69');
    expect(bounds.elements()).toHaveLength(1);
    await expect.element(priceField('Benzina Self')).toHaveFocus();
    await typePrice('GPL', '0,8');
    expect(bounds.elements()).toEqual([]);
  });
});

describe('a refused price', () => {
  test('keeps the editor open at it, and is shown before the accepted prices', async () => {
    const again = 'Hai già segnalato questo carburante qui alle 10:40';
    api.answer(
      POST,
      answer([
        [10, 'refused', again],
        [20, 'reported'],
      ]),
    );
    await show();
    await openEditor();
    await typePrice('Diesel Self', '79');
    await typePrice('Benzina Self', '{Backspace}{Backspace}{Backspace}9,9');
    await button('Invia').click();
    await expect.element(page.getByText(again)).toBeVisible();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Non registrato.' }))
      .toBeInViewport();
    expect(priceField('Diesel Self').elements()).toEqual([]);
    const text = document.body.textContent;
    expect(text.indexOf(again)).toBeLessThan(
      text.indexOf('Diesel Self €\u00a01,579: Lo mostriamo come segnalato'),
    );
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    api.answer(POST, answer([[10, 'reported']]));
    await typePrice('Benzina Self', '{Backspace}{Backspace}{Backspace}1,69');
    expect(page.getByText(again).elements()).toEqual([]);
    await button('Invia').click();
    await expect.poll(() => entries()[1]).toEqual([{ fuel_type_id: 10, price: 1.69 }]);
    await expect.element(page.getByRole('group')).not.toBeInTheDocument();
  });

  test('is never shown with a green tick', async () => {
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
    await button('Ho visto tutto il totem').click();
    await expect.element(page.getByRole('alert').filter({ hasText: 'Benzina Self' })).toBeVisible();
    expect(page.getByRole('status').elements()).toEqual([]);
  });
});
