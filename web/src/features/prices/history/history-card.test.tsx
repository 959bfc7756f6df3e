// Tests rules chart-cursor, chart-lines, chart-table, station-history.
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { historyStep, stationHistory } from '../../../testing/sample-history.ts';
import { fuelPrice } from '../../../testing/sample-prices.ts';
import { HistoryCard } from './history-card.tsx';

const path = (fuel: number, days = '30') => `/prices/history/8?fuel=${fuel}&days=${days}` as const;
const SELF = stationHistory(10, [
  historyStep('2026-10-20T06:00:00.000Z', 1.739),
  historyStep('2026-11-01T07:30:00.000Z', 1.739, { state: 'ageing' }),
  historyStep('2026-11-05T07:12:00.000Z', 1.659, { source: 'owner' }),
  historyStep('2026-11-20T17:05:00.000Z', 1.699, { source: 'driver' }),
]);
const SERVED = stationHistory(11, [
  historyStep('2026-11-05T07:12:00.000Z', 1.899),
  historyStep('2026-11-10T07:12:00.000Z', null),
  historyStep('2026-11-15T07:12:00.000Z', 1.879, { state: 'stale' }),
]);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
});
const show = (...ids: number[]) =>
  renderScreen(<HistoryCard station={8} fuels={ids.map((id) => fuelPrice(id, 1.7))} />);
const figure = page.getByRole('figure', { name: 'Andamento dei prezzi: Benzina' });
const cursor = page.getByRole('slider', { name: 'Cursore sui cambi di prezzo' });
/** With plain spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const valueText = () => plain(cursor.element().getAttribute('aria-valuetext') ?? '');

function answerBoth() {
  api.answer(path(10), SELF);
  api.answer(path(11), SERVED);
}

describe('the chart', () => {
  test('is accessible and fits large text, with the table open', async () => {
    answerBoth();
    await show(10, 11, 20);
    await expect.element(figure).toBeVisible();
    await page.getByRole('button', { name: 'Come tabella' }).click();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('names the fuel and the mode at the cursor', async () => {
    answerBoth();
    await show(10, 11);
    const row = (text: RegExp) => figure.getByRole('listitem').filter({ hasText: text });
    await expect.element(row(/Benzina Self\s€\s1,699/)).toBeVisible();
    await expect.element(row(/Benzina Servito\s€\s1,879/)).toBeVisible();
  });

  test('describes what it shows', async () => {
    answerBoth();
    await show(10, 11);
    await expect
      .element(figure)
      .toHaveAccessibleDescription(
        /Benzina Self Da 1,659 a 1,739 in 30 giorni, ora 1,699.*Benzina Servito Da 1,879 a 1,899 in 30 giorni, ora 1,879/,
      );
  });

  const paths = () => cursor.element().querySelectorAll<SVGPathElement>('g[data-mode] > path');

  test('has at most two paths per fuel, dashed where the price was not recent', async () => {
    answerBoth();
    await show(10, 11);
    await expect.element(cursor).toBeVisible();
    await expect.poll(() => paths().length).toBe(4);
    const looks = [...paths()].map((each) => getComputedStyle(each));
    expect(looks.map(({ strokeDasharray: dashes }) => dashes === 'none')).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(looks[1]!.strokeWidth).not.toBe(looks[3]!.strokeWidth);
  });

  test('draws 1,500 steps, and notes that some are missing', async () => {
    const steps = Array.from({ length: 1_500 }, (_, index) =>
      historyStep(
        new Date(Date.parse('2025-11-24T00:00:00Z') + index * 20_000_000).toISOString(),
        1.6 + (index % 90) / 1_000,
      ),
    );
    api.answer(path(10), stationHistory(10, steps, { reduced: true, days: '365' }));
    await show(10);
    await expect.element(figure.getByText(/I cambi sono troppi per mostrarli tutti/)).toBeVisible();
    await expect.poll(() => paths().length).toBe(1);
    await page.getByRole('button', { name: 'Come tabella' }).click();
    const rows = page.getByRole('row');
    expect(rows.elements()).toHaveLength(101);
    await page.getByRole('button', { name: 'Mostra altre 100 righe' }).click();
    await expect.poll(() => rows.elements().length).toBe(201);
  });

  test('is a sentence without axes before the third change', async () => {
    api.answer(
      path(10),
      stationHistory(10, [historyStep('2026-11-20T17:05:00.000Z', 1.699)], {
        daily_until: '2026-08-20T22:00:00.000Z',
      }),
    );
    await show(10);
    await expect.element(figure.getByText(/Un solo prezzo in 30 giorni: 1,699$/)).toBeVisible();
    await expect.element(figure.getByText(/Prima del 21\/08\/2026, 00:00 si conosc/)).toBeVisible();
    expect(figure.element().querySelector('svg:has(text)')).toBeNull();
    expect(cursor.elements()).toEqual([]);
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });
});

describe('the cursor', () => {
  test('moves from change to change by keys, and announces price, time, source and state', async () => {
    answerBoth();
    await show(10, 11);
    await expect.element(cursor).toHaveAttribute('aria-valuemax', '5');
    expect(valueText()).toMatch(
      /^20\/11\/2026, 18:05: .*Self € 1,699, automobilista, recente; .*Servito/,
    );
    cursor.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .poll(valueText)
      .toBe(
        '15/11/2026, 08:12: Benzina Self € 1,659, gestore, recente; Benzina Servito € 1,879, fonte importata, da confermare',
      );
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(valueText).toMatch(/^10\/11\/2026, 08:12: .*Servito nessun prezzo$/);
    await userEvent.keyboard('{Home}');
    await expect
      .poll(valueText)
      .toBe('24/10/2026, 00:00: Benzina Self € 1,739, fonte importata, recente');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect.poll(valueText).toMatch(/^01\/11\/2026, 08:30: .*non recente$/);
    await userEvent.keyboard('{End}');
    await expect.poll(valueText).toMatch(/^20\/11\/2026, 18:05/);
    await userEvent.keyboard('{PageDown}');
    await expect.poll(valueText).toMatch(/^24\/10\/2026/);
  });

  test('follows the finger', async () => {
    answerBoth();
    await show(10, 11);
    await expect.element(cursor).toBeVisible();
    await cursor.click({ position: { x: 60, y: 100 } });
    await expect.poll(valueText).toMatch(/^24\/10\/2026/);
    await expect.element(figure.getByText('dal 20/10/2026, 08:00', { exact: false })).toBeVisible();
  });
});

test('the table has every step, newest first', async () => {
  answerBoth();
  await show(10, 11);
  await page.getByRole('button', { name: 'Come tabella' }).click();
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
  expect(rows.slice(1)).toEqual([
    ['20/11/2026, 18:05', 'Benzina Self', '€ 1,699', 'automobilista', 'recente'],
    ['15/11/2026, 08:12', 'Benzina Servito', '€ 1,879', 'fonte importata', 'da confermare'],
    ['10/11/2026, 08:12', 'Benzina Servito', 'nessun prezzo', '', ''],
    ['05/11/2026, 08:12', 'Benzina Self', '€ 1,659', 'gestore', 'recente'],
    ['05/11/2026, 08:12', 'Benzina Servito', '€ 1,899', 'fonte importata', 'recente'],
    ['01/11/2026, 08:30', 'Benzina Self', '€ 1,739', 'fonte importata', 'non recente'],
    ['20/10/2026, 08:00', 'Benzina Self', '€ 1,739', 'fonte importata', 'recente'],
  ]);
});

describe('the requests', () => {
  test('fetch the fuels of one category over thirty days, and others when chosen', async () => {
    answerBoth();
    api.answer(path(20), stationHistory(20, [historyStep('2026-11-05T07:12:00.000Z', 1.6)]));
    api.answer(
      path(20, '7'),
      stationHistory(20, [historyStep('2026-11-05T07:12:00.000Z', 1.6)], { days: '7' }),
    );
    await show(10, 11, 20);
    await expect.element(figure).toBeVisible();
    expect(api.calls).toEqual([path(10), path(11)]);
    await page.getByRole('combobox', { name: 'Carburante' }).selectOptions('Diesel');
    await expect.element(page.getByText(/Un solo prezzo in 30 giorni/)).toBeVisible();
    await page.getByRole('group', { name: 'Giorni' }).getByText('7', { exact: true }).click();
    await expect.element(page.getByText(/Un solo prezzo in 7 giorni/)).toBeVisible();
    expect(api.calls.slice(2)).toEqual([path(20), path(20, '7')]);
  });
});

describe('the states', () => {
  test('loading is announced', async () => {
    api.hold(path(10));
    await show(10);
    await expect.element(page.getByRole('status', { name: 'Caricamento…' })).toBeVisible();
    await expectAccessibleInBothThemes();
  });

  test('a failure has a retry', async () => {
    api.fail(path(10), 0);
    await show(10);
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Errore di connessione al server')).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    api.answer(path(10), SELF);
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(figure).toBeVisible();
    expect(alert.elements()).toEqual([]);
  });

  test('without a real price it is empty', async () => {
    api.answer(path(10), stationHistory(10, []));
    await show(10);
    await expect.element(page.getByText('Ancora nessun prezzo reale da mostrare')).toBeVisible();
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
  });

  test('a station without fuels makes no request', async () => {
    await show();
    await expect.element(page.getByText('Ancora nessun prezzo reale da mostrare')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('cached data shows its date', async () => {
    vi.mocked(fetch).mockImplementation(() =>
      Promise.resolve(
        Response.json(SELF, { headers: { 'x-cached-at': '2026-11-21T07:12:00.000Z' } }),
      ),
    );
    await show(10);
    await expect
      .element(page.getByText("Come l'aveva ricevuto il telefono: 21/11/2026, 08:12"))
      .toBeVisible();
  });
});
