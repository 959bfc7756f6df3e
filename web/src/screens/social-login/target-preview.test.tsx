// Tests rule page-return.
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { BARE_DETAILS, FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SocialLoginScreen } from './social-login-screen.tsx';

const STATION = '/business/8';
const RANKING = '/ranking/10?area=confine';
const RANKING_CALL = '/prices/ranking/10?area=confine';
const three = [1.669, 1.679, 1.689, 1.699].map((price, index) =>
  rankingEntry({
    id: index + 1,
    rank: index + 1,
    name: `Stazione ${index + 1}`,
    fuels: [fuelPrice(10, price)],
  }),
);
const toConfirm = rankingEntry({
  id: 9,
  rank: null,
  name: 'Prezzo vecchio',
  fuels: [fuelPrice(10, 1.111, { stale: true })],
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/auth/social', { providers: [] });
  api.answer('/prices/best-by-decade', []);
});
afterEach(() => void vi.restoreAllMocks());

const sign = page.getByRole('region', { name: /./ }).first();
const rows = () => sign.getByRole('listitem').elements();
const guest = page.getByRole('button', { name: 'Accedi come guest' });
const screen = (returnTo: string | null) => (
  <SocialLoginScreen returnTo={returnTo} onEntered={vi.fn()} onLeave={vi.fn()} />
);
const open = (returnTo: string) => renderPage(screen(returnTo));
const topOfWaysIn = () => Math.round(guest.element().getBoundingClientRect().top);

describe('a station to return to', () => {
  test('shows its name, its place and its prices above the sign-in buttons', async () => {
    api.answer(STATION, FULL_DETAILS);
    await open(STATION);
    await expect.element(sign.getByText('€ 1,669 al litro')).toBeInTheDocument();
    await expect
      .element(page.getByRole('heading', { level: 2, name: /^Domagnano Tamoil Domagnano/ }))
      .toBeVisible();
    expect(rows()).toHaveLength(3);
    const [above] = document.querySelectorAll('li');
    expect(above!.compareDocumentPosition(guest.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectAccessible();
    await expectFitsLargeText();
  });

  test('an age of today can be read on the board', async () => {
    const prices = [fuelPrice(10, 1.669, { effective_date: new Date().toISOString() })];
    api.answer(STATION, { ...FULL_DETAILS, prices });
    await open(STATION);
    await expect.element(sign.getByRole('time')).toBeVisible();
    await expectAccessible();
  });

  test('shows how many prices are hidden', async () => {
    const prices = [10, 11, 20, 21, 30, 40].map((id) => fuelPrice(id, 1 + id / 100));
    api.answer(STATION, { ...FULL_DETAILS, prices });
    await open(STATION);
    await expect.element(sign.getByText('e altri 2 prezzi')).toBeVisible();
    expect(rows()).toHaveLength(4);
  });

  test('marks a price that is to be confirmed', async () => {
    api.answer(STATION, { ...FULL_DETAILS, prices: [fuelPrice(10, 1.669, { stale: true })] });
    await open(STATION);
    await expect.element(sign.getByText('da confermare')).toBeVisible();
  });

  test('shows when it has no prices, or does not exist', async () => {
    api.answer(STATION, BARE_DETAILS);
    await open(STATION);
    await expect.element(sign.getByText('Nessun prezzo disponibile')).toBeVisible();
    api.fail('/business/9', 404);
    await open('/business/9');
    await expect.element(page.getByText('Business non trovato')).toBeVisible();
    expect(page.getByRole('button', { name: 'Riprova' }).elements()).toHaveLength(0);
  });

  test('shows why it cannot be loaded, with a retry and the sign-in buttons', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.fail(STATION, 0);
    await open(STATION);
    await expect.element(sign.getByText('Errore nel caricamento dei dettagli')).toBeVisible();
    await expect.element(sign.getByText(/^Sei offline: i prezzi arrivano/)).toBeVisible();
    await expect.element(guest).toBeVisible();
    await expectAccessible();
    api.answer(STATION, FULL_DETAILS);
    await sign.getByRole('button', { name: 'Riprova' }).click();
    await expect.element(sign.getByText('€ 1,669 al litro')).toBeInTheDocument();
  });
});

describe('a ranking to return to', () => {
  test('shows its best three with their ranks, none that is to be confirmed', async () => {
    api.answer(RANKING_CALL, [...three, toConfirm]);
    await open(RANKING);
    await expect
      .element(page.getByRole('heading', { name: 'Benzina i prezzi migliori oltre confine' }))
      .toBeVisible();
    await expect.poll(() => rows().length).toBe(3);
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^1º posto1Stazione 1/),
      expect.stringMatching(/^2º posto2Stazione 2/),
      expect.stringMatching(/^3º posto3Stazione 3/),
    ]);
    await expectAccessible();
    await expectFitsLargeText();
  });

  test('is not called empty when all its prices are to be confirmed', async () => {
    api.answer(RANKING_CALL, [toConfirm]);
    await open(RANKING);
    await expect.element(sign.getByText('Nessun prezzo aggiornato')).toBeVisible();
    expect(page.getByText(/^Nessun distributore/).elements()).toEqual([]);
  });

  test('compares within the service mode of its address', async () => {
    const served = rankingEntry({ id: 5, name: 'Servita', fuels: [fuelPrice(11, 1.8)] });
    api.answer('/prices/ranking/10', [three[0]!, served]);
    await open('/ranking/10?mode=served');
    await expect.element(sign.getByText(/^Servita/)).toBeVisible();
    expect(rows()).toHaveLength(1);
  });

  test('shows when it has no stations; an unknown category makes no request', async () => {
    api.answer(RANKING_CALL, []);
    await open(RANKING);
    await expect.element(page.getByText('Nessun distributore trovato per Benzina')).toBeVisible();
    await open('/ranking/12');
    await expect.element(page.getByText('Nessun distributore trovato per Decade 12')).toBeVisible();
  });
});

test.each([
  ['a station', STATION, STATION, FULL_DETAILS],
  ['a ranking', RANKING, RANKING_CALL, three],
] as const)('no layout shift when %s arrives', async (_, returnTo, call, body) => {
  const arrive = api.hold(call);
  await page.viewport(390, 844);
  await open(returnTo);
  await expect.element(sign.getByText('Caricamento…')).toBeVisible();
  const before = topOfWaysIn();
  arrive(200, body);
  await expect.element(sign.getByText('€ 1,669 al litro')).toBeInTheDocument();
  expect(topOfWaysIn()).toBe(before);
});

test('a row of the price board makes its ranking the return address, and the focus moves to the board', async () => {
  api.answer('/prices/ranking/20', []);
  await renderPage(<ReturnToRow />);
  const diesel = sign.getByRole('link', { name: /^Diesel/ });
  await expect.element(diesel).toHaveAttribute('href', '/social-login?to=%2Franking%2F20');
  await page.getByRole('button', { name: 'Diesel' }).click();
  await expect.element(page.getByText('Nessun distributore trovato per Diesel')).toBeVisible();
  await expect.element(sign).toHaveFocus();
});

/** Replaces the address, which the router would change. */
function ReturnToRow() {
  const [returnTo, setReturnTo] = useState<string | null>(null);
  return (
    <>
      <button onClick={() => setReturnTo('/ranking/20')}>Diesel</button>
      {screen(returnTo)}
    </>
  );
}
