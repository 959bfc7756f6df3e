// Tests rules report-tapped, report-totem, report-undo-button.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recentReports } from '../../features/reports/recent-reports.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { reportAnswer as answer } from '../../testing/sample-reports.ts';
import { VERIFIED_USER } from '../../testing/sample-user.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { PricesCard } from './prices-card.tsx';

const REPORTS = '/price-reports';
const DETAILS: BusinessDetails = {
  ...FULL_DETAILS,
  prices: [fuelPrice(10, 1.669), fuelPrice(20, 1.599), fuelPrice(30, 0.8, { source: 'demo' })],
};

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));

const show = (details = DETAILS) => renderScreen(<PricesCard details={details} />);
const confirm = page.getByRole('button', { name: 'Confermo Benzina Self € 1,669' });
const confirmAll = page.getByRole('button', { name: 'Ho visto tutto il totem' });
const sent = () => api.sent as PriceReport[];
describe('Confermo', () => {
  test('one tap confirms the price that it names, and no other', async () => {
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await show();
    await confirm.click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
    expect(sent().map(({ entries }) => entries)).toEqual([
      [{ fuel_type_id: 10, price: 1.669, confirmed: true }],
    ]);
    await expect
      .element(page.getByRole('button', { name: 'Confermo Diesel Self € 1,599' }))
      .toBeVisible();
    expect(confirm.elements()).toEqual([]);
  });

  test('a second button confirms all real prices, which it names', async () => {
    api.answer(
      `POST ${REPORTS}`,
      answer([
        [10, 'accepted'],
        [20, 'accepted'],
      ]),
    );
    await show();
    await expect
      .element(confirmAll)
      .toHaveAccessibleDescription(
        /^Tutto il totem: Benzina Self €.1,669 e Diesel Self €.1,599\.$/,
      );
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    await confirmAll.click();
    await expect.element(page.getByText('Grazie, 2 prezzi confermati.')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      business_id: 8,
      entries: [
        { fuel_type_id: 10, price: 1.669, confirmed: true },
        { fuel_type_id: 20, price: 1.599, confirmed: true },
      ],
    });
    expect(sent()[0]!.id).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('is not offered if only demo prices are shown', async () => {
    await show({ ...DETAILS, prices: [fuelPrice(10, 1.6, { source: 'demo' })] });
    await expect.element(page.getByText('Prezzi dimostrativi')).toBeVisible();
    expect(page.getByRole('button', { name: /^(Confermo|Ho visto)/ }).elements()).toEqual([]);
  });

  test('invites a guest to register, and sends nothing', async () => {
    leave('');
    await show();
    await confirm.click();
    await expect
      .element(page.getByRole('alertdialog', { name: /^Per aggiornare un prezzo devi/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Accedi o registrati' }))
      .toHaveAttribute(
        'href',
        `/social-login?${new URLSearchParams({ to: '/business/8?focus=prezzi' })}`,
      );
    expect(api.calls).toEqual([]);
  });

  test('two taps send once', async () => {
    const release = api.hold(`POST ${REPORTS}`);
    await show();
    await confirm.dblClick();
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
    await expect.element(confirmAll).toHaveAttribute('aria-busy', 'false');
    release(200, answer([[10, 'accepted']]));
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  test('after a failure the same report is sent again, under the same id', async () => {
    api.fail(`POST ${REPORTS}`, 500, { message: 'Il server ha un guasto.' });
    await show();
    await confirm.click();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Il server ha un guasto.')).toBeVisible();
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
    expect(sent()[1]).toEqual(sent()[0]);
  });

  test('is offered again for a price that another driver has reported since', async () => {
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    const first = await show();
    await confirm.click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
    await first.unmount();
    const newer = fuelPrice(10, 1.659, { effective_date: '2026-11-21T10:01:00Z' });
    await show({ ...DETAILS, prices: [newer] });
    await expect
      .element(page.getByRole('button', { name: 'Confermo Benzina Self € 1,659' }))
      .toBeVisible();
  });

  test('an earlier confirmation is shown once, under the new ones', async () => {
    api.answer(
      `POST ${REPORTS}`,
      answer([
        [10, 'accepted'],
        [20, 'refused', 'Già detto', 'refused_again'],
      ]),
    );
    await show();
    await confirmAll.click();
    const known = page.getByText('Gli altri prezzi li avevi già confermati poco fa.');
    await expect.element(known).toBeVisible();
    const news = page.getByText(/^Hai confermato Benzina Self €.1,669\.$/).element();
    expect(news.compareDocumentPosition(known.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('each fuel that was not simply confirmed shows its outcome', async () => {
    const refused = 'Hai già segnalato questo carburante meno di un’ora fa.';
    api.answer(
      `POST ${REPORTS}`,
      answer(
        [
          [10, 'changed'],
          [20, 'refused', refused],
        ],
        null,
      ),
    );
    await show();
    await confirmAll.click();
    await expect
      .element(page.getByText(/^Benzina Self €.1,669: Intanto il prezzo è un altro/))
      .toBeVisible();
    await expect.element(page.getByText(`Diesel Self € 1,599: ${refused}`)).toBeVisible();
    expect(page.getByRole('button', { name: 'Annulla' }).elements()).toEqual([]);
  });
});

describe('a report can be withdrawn', () => {
  const undo = page.getByRole('button', { name: 'Annulla' });

  test('for ten minutes, also after a reload', async () => {
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    const first = await show();
    await confirm.click();
    await expect.element(undo).toBeVisible();
    await first.unmount();
    await show();
    await expect
      .element(page.getByText(/^Hai confermato Benzina Self €.1,669 oggi alle 11:00/))
      .toBeVisible();
    const path = `${REPORTS}/${sent()[0]!.id}` as const;
    api.answer(`DELETE ${path}`, { message: 'Fatto' });
    await undo.click();
    await expect.element(page.getByText(/^Annullato/)).toBeVisible();
    expect(api.calls.at(-1)).toBe(path);
    expect(recentReports.get()).toEqual([]);
  });

  test('not after that time', async () => {
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']], '2020-01-01T00:00:00.000Z'));
    await show();
    await confirm.click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
    expect(undo.elements()).toEqual([]);
  });

  test('not by another account on the same phone', async () => {
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    const first = await show();
    await confirm.click();
    await expect.element(undo).toBeVisible();
    await first.unmount();
    signIn('t2', { ...VERIFIED_USER, id: 'u2' });
    await show();
    await expect.element(confirm).toBeVisible();
    expect(undo.elements()).toEqual([]);
  });

  test('a server that finds it too late answers that, and the button disappears', async () => {
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await show();
    await confirm.click();
    api.fail(`DELETE ${REPORTS}/${await reportId()}`, 409, {
      message: 'Sono passati più di 10 minuti.',
    });
    await undo.click();
    await expect.element(page.getByText('Sono passati più di 10 minuti.')).toBeVisible();
    expect(undo.elements()).toEqual([]);
  });

  test('a failed connection keeps the button, and the next report starts anew', async () => {
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await show();
    await confirm.click();
    const first = await reportId();
    api.fail(`DELETE ${REPORTS}/${first}`, 0);
    await undo.click();
    await expect.element(page.getByText('Errore di connessione al server')).toBeVisible();
    api.answer(`DELETE ${REPORTS}/${first}`, { message: 'Fatto' });
    await undo.click();
    await expect.element(page.getByText(/^Annullato/)).toBeVisible();
    api.answer(`POST ${REPORTS}`, answer([[10, 'changed']], null));
    await confirm.click();
    await expect.element(page.getByText(/Intanto il prezzo è un altro/)).toBeVisible();
  });

  async function reportId(): Promise<string> {
    await expect.element(undo).toBeVisible();
    return sent()[0]!.id;
  }
});
