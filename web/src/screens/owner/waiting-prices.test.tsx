// Tests rule owner-publish.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { serverNow } from '../../core/api/server-clock.ts';
import { OutboxNotice } from '../../features/reports/outbox/outbox-notice.tsx';
import { pricesAreSent } from '../../features/reports/outbox/send-prices.ts';
import {
  dropPrices,
  lastPrices,
  waitingPrices,
} from '../../features/reports/outbox/waiting-prices.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expireSession } from '../../testing/end-session.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerFuel, ownerStation } from '../../testing/sample-owner.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnerScreen } from './owner-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  answerRankings(api);
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => {
  leave('');
  dropPrices(...waitingPrices.get().map(({ key }) => key));
  lastPrices.set(null);
});

const PRICES = '/owner/stations/8/prices';
const UNHEARD = page.getByText('Non ancora pubblicato: parte da solo appena il server risponde');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const diesel = page.getByRole('textbox', { name: /^Diesel Self, prezzo/ });
const keys = () =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([, init]) => init?.method === 'PUT')
    .map(([, init]) => new Headers(init!.headers).get('idempotency-key'));
const answers = (station: OwnerStation = ownerStation()) =>
  api.answer('/owner/stations', { stations: [station], reminders: true });
async function show() {
  answers();
  await renderScreen(<OwnerScreen chosen={undefined} />);
}
/** Publishes 1,572 for diesel while the server does not answer. */
async function publishUndelivered(status = 0) {
  await show();
  api.fail(PRICES, status, { message: 'no' });
  await diesel.click();
  await userEvent.keyboard('72');
  await button('Pubblica').click();
  await expect.element(UNHEARD).toBeVisible();
}
const networkReturns = () => dispatchEvent(new Event('online'));

test.each([0, 503])(
  'a price that did not reach the server (%i) waits visibly, and is sent automatically with its key',
  async (status) => {
    await publishUndelivered(status);
    await expectAccessibleInBothThemes();
    await expectFitsLargeText();
    const [key] = keys();
    const before = api.calls.length;
    networkReturns();
    await expect.poll(() => api.calls.slice(before)).toContain(PRICES);
    await expect.element(UNHEARD).toBeVisible();
    api.answer(PRICES, [fuelPrice(20, 1.572, { source: 'owner', origin: 'owner' })]);
    await expect
      .poll(() => {
        networkReturns();
        return waitingPrices.get();
      })
      .toEqual([]);
    await expect.element(page.getByText(/^Pubblicat/)).toBeVisible();
    await expect.element(UNHEARD).not.toBeInTheDocument();
    expect(new Set(keys())).toEqual(new Set([key]));
    await expect.element(button('Tutto invariato')).toBeVisible();
  },
);

test('a waiting price survives the page, with the input, and is sent from another page', async () => {
  await publishUndelivered();
  const [key] = keys();
  await cleanup();
  await show();
  await expect.element(UNHEARD).toBeVisible();
  await expect.element(diesel).toHaveValue('1,572');
  await cleanup();
  await renderScreen(<OutboxNotice />);
  await expect.element(page.getByText(/^Domagnano Tamoil: i prezzi partono da soli/)).toBeVisible();
  await expectAccessibleInBothThemes();
  api.answer(PRICES, []);
  networkReturns();
  await expect.element(page.getByText('Prezzi pubblicati: Domagnano Tamoil.')).toBeVisible();
  expect(new Set(keys())).toEqual(new Set([key]));
});

test('publishing the same by hand uses its key, and one tap discards it', async () => {
  await publishUndelivered();
  await button('Pubblica').click();
  await expect.poll(() => keys().length).toBeGreaterThan(2);
  await expect.element(UNHEARD).toBeVisible();
  expect(new Set(keys()).size).toBe(1);
  await button('Elimina').click();
  await expect.element(UNHEARD).not.toBeInTheDocument();
  expect(waitingPrices.get()).toEqual([]);
});

test('discarding the input discards the waiting price', async () => {
  await publishUndelivered();
  await button('Annulla').click();
  await expect.element(UNHEARD).not.toBeInTheDocument();
  await expect.element(diesel).toHaveValue('1,599');
  expect(waitingPrices.get()).toEqual([]);
});

test('a late question is asked on the own page', async () => {
  await publishUndelivered();
  api.fail(PRICES, 422, {
    message: 'Un prezzo è lontano dagli altri: sei sicuro?',
    code: 'owner_prices_unusual',
    errors: { '20': ['È lontano dai prezzi della zona, 1,659 €: sei sicuro?'] },
  });
  networkReturns();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveAccessibleName(/Diesel Self\. È lontano dai prezzi/);
  // The confirmation does not reach the server either: it waits in turn.
  api.fail(PRICES, 0);
  await button('Sì, pubblica').click();
  await expect.element(UNHEARD).toBeVisible();
  api.answer(PRICES, []);
  networkReturns();
  await expect.element(page.getByText(/^Pubblicat/)).toBeVisible();
  expect(api.sent.at(-1)).toMatchObject({ sure: true });
  expect(new Set(keys()).size).toBe(1);
});

test('a waiting price is shown instead of sent if somebody has set another one since', async () => {
  await publishUndelivered();
  const sent = keys().length;
  const later = ownerFuel(20, 1.612);
  later.price!.effective_date = '2099-01-01T00:00:00.000Z';
  answers(ownerStation({ fuels: [later] }));
  networkReturns();
  await expect.element(page.getByText(/^Nel frattempo un prezzo è cambiato/)).toBeVisible();
  // The page becomes visible: it refetches the stations.
  dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Diesel Self: € 1,572 → € 1,612')).toBeVisible();
  expect(keys()).toHaveLength(sent);
});

test('a price set elsewhere while the server was being asked counts as later', async () => {
  await show();
  api.fail(PRICES, 0);
  await diesel.click();
  await userEvent.keyboard('72');
  await button('Pubblica').click();
  const later = ownerFuel(20, 1.612);
  // The request is repeated after a second.
  later.price!.effective_date = new Date(serverNow().getTime() + 1).toISOString();
  await expect.element(UNHEARD).toBeVisible();
  const sent = keys().length;
  answers(ownerStation({ fuels: [later] }));
  networkReturns();
  await expect.element(page.getByText(/^Nel frattempo un prezzo è cambiato/)).toBeVisible();
  expect(keys()).toHaveLength(sent);
});

test('another account that signs in meanwhile neither sends nor deletes a waiting price', async () => {
  await publishUndelivered();
  await cleanup();
  const sent = keys().length;
  const before = api.calls.length;
  const answer = api.hold('/owner/stations');
  networkReturns();
  await expect.poll(() => api.calls.slice(before)).toEqual(['/owner/stations']);
  signIn('t2', { ...SAMPLE_USER, id: 'u2', is_owner: true });
  answer(403, { message: 'Non gestisci distributori' });
  await pricesAreSent();
  answers();
  networkReturns();
  await pricesAreSent();
  expect(keys()).toHaveLength(sent);
  expect(waitingPrices.get()).toHaveLength(1);
});

test('input beside a waiting price is restored after the session ended', async () => {
  await publishUndelivered();
  const petrol = page.getByRole('textbox', { name: /^Benzina Self, prezzo/ });
  await petrol.click();
  await userEvent.keyboard('55');
  await expireSession(api);
  await cleanup();
  signIn('t3', { ...SAMPLE_USER, is_owner: true });
  await show();
  await expect.element(petrol).toHaveValue('1,655');
  await expect.element(diesel).toHaveValue('1,572');
});

test('a later price replaces a waiting one of the same fuel, and the rest is still sent', async () => {
  const reported = [
    { state: 'reported', price: 1.679, seen_at: '2026-11-21T07:40:00.000Z' } as const,
  ];
  answers(ownerStation({ fuels: [ownerFuel(10, 1.669, { reported }), ownerFuel(20, 1.599)] }));
  await renderScreen(<OwnerScreen chosen={undefined} />);
  api.fail(PRICES, 0);
  await button('Tutto invariato').click();
  await expect.element(UNHEARD).toBeVisible();
  await button('È vero: pubblica 1,679: Benzina Self').click();
  await expect
    .poll(() => waitingPrices.get().map(({ said }) => said.prices))
    .toEqual([[{ fuel_type_id: 20, price: 1.599 }], [{ fuel_type_id: 10, price: 1.679 }]]);
});
