// Tests rules price-right, price-sheet, report-share, report-states.
import { STATE_SENTENCES } from '@pieno/contract/prices/reports.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recentDisputes, rememberDispute } from '../../features/reports/sheet/recent-disputes.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { openMore, openPriceSheet } from '../../testing/price-sheet.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { REPORTABLE_UNTIL, reportAnswer } from '../../testing/sample-reports.ts';
import { VERIFIED_USER } from '../../testing/sample-user.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';

const PETROL = fuelPrice(10, 1.669, {
  origin: 'owner',
  since: '2026-11-20T07:12:00.000Z',
  confirmed_at: '2026-11-21T09:00:00.000Z',
});
const PRICES = [PETROL, fuelPrice(20, 1.5)];
const DETAILS: BusinessDetails = { ...FULL_DETAILS, areas: ['SM'], prices: PRICES };
const ENTRY = rankingEntry({ id: 8, name: 'Domagnano Tamoil', fuels: [PETROL] });
let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));
beforeEach(() => api.answer('/business/8', DETAILS));
afterEach(() => recentDisputes.set([]));

const sheet = page.getByRole('dialog', { name: 'Domagnano Tamoil · Benzina' });
const button = (name: string) => sheet.getByRole('button', { name });
async function dispute(): Promise<void> {
  await button('Prezzo sbagliato Benzina Self').click();
  await button('Sì, è sbagliato Benzina Self').click();
}
const sold = { state: 'sold_out' as const, fuel_type_id: 10, until: '9999-12-31T00:00:00Z' };
const open = () => openPriceSheet(ENTRY);
const openAll = () => open().then(openMore);

test('shows everything about the price, of its category only, and fits', async () => {
  await openAll();
  await expect.element(sheet.getByText('Lo dice il gestore.')).toBeVisible();
  await expect.element(sheet.getByText(/^Questo prezzo vale dal/)).toBeVisible();
  await expect.element(sheet.getByText(/^Confermato/)).toBeVisible();
  expect(sheet.getByText('Diesel Self').elements()).toEqual([]);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test.each([
  { stations: 17, shown: 0 },
  { stations: 18, shown: 1 },
])(
  'shows how long such prices stay right once the area has enough data: $stations a day',
  async ({ stations, shown }) => {
    const figures = { open: 1.6, min: 1.6, median: 1.7, max: 1.8, close: 1.6, stations };
    const day = (_: unknown, index: number) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      ...figures,
    });
    const range = { days: '30', from: '2026-10-31T23:00:00.000Z', to: '2026-11-30T23:00:00.000Z' };
    const history = { area: 'SM', decade: 10, ...range, daily: Array.from({ length: 30 }, day) };
    // Its path resembles a station's.
    api.answer('/prices/history/area/SM?decade=10&days=30', history as never);
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    const fuel = fuelPrice(10, 1.669, { effective_date: yesterday });
    api.answer('/business/8', { ...DETAILS, prices: [fuel] });
    await openAll();
    await expect.element(sheet.getByText(/^Negli ultimi 30 giorni/)).toBeVisible();
    const right = sheet.getByText('Di 100 prezzi così vecchi, 75 sono ancora giusti.');
    await expect.poll(() => right.elements().length).toBe(shown);
  },
);

test('has the same buttons and the same editor as the totem', async () => {
  api.answer('POST /price-reports', reportAnswer([[10, 'accepted']]));
  await open();
  await button('Confermo Benzina Self € 1,669').click();
  await expect.element(sheet.getByText('Grazie, prezzo confermato.')).toBeVisible();
  expect(api.sent).toMatchObject([
    { entries: [{ fuel_type_id: 10, price: 1.669, confirmed: true }] },
  ]);
  await button('È cambiato').click();
  await expect.element(sheet.getByRole('group', { name: 'Che prezzi vedi?' })).toBeVisible();
});

test('the sheet links to the station and its directions', async () => {
  await open();
  await expect
    .element(sheet.getByRole('link', { name: /^Indicazioni/ }))
    .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=43.956,12.4697');
});

test('a wrong price is disputed after a confirmation, and remembered', async () => {
  api.answer('/price-disputes', {
    state: 'noted',
    message: 'Grazie: detto.',
    code: 'dispute_noted',
  });
  await openAll();
  await button('Prezzo sbagliato Benzina Self').click();
  expect(api.sent).toEqual([]);
  await expectAccessibleInBothThemes();
  await button('No').click();
  await dispute();
  await expect.element(sheet.getByText('Grazie: detto.')).toBeInViewport();
  expect(api.sent).toEqual([{ business_id: 8, fuel_type_id: 10, price: 1.669 }]);
  await button('Chiudi').click();
  await page.getByRole('button', { name: /^Tutto su questo prezzo/ }).click();
  await expect.element(sheet.getByText(/^L'hai contestato oggi alle 11:00/)).toBeVisible();
  expect(button('Prezzo sbagliato Benzina Self').elements()).toEqual([]);
});

test('a dispute is withdrawn for as long as the server allows it', async () => {
  const noted = {
    state: 'noted',
    message: 'Grazie: detto.',
    code: 'dispute_noted',
    id: '7',
  } as const;
  api.answer('/price-disputes', { ...noted, undo_until: REPORTABLE_UNTIL });
  api.answer('DELETE /price-disputes/7', { message: 'Fatto' });
  await openAll();
  await dispute();
  await expect.element(sheet.getByText('Grazie: detto.')).toBeVisible();
  const undo = button('Annulla la contestazione Benzina Self');
  await undo.click();
  await expect.element(sheet.getByText("Annullato: il prezzo resta com'era.")).toBeInViewport();
  await expect.element(button('Prezzo sbagliato Benzina Self')).toBeVisible();
  expect(recentDisputes.get()).toEqual([]);
  api.answer('/price-disputes', { ...noted, undo_until: '2020-01-01T00:00:00.000Z' });
  await dispute();
  await expect.element(sheet.getByText('Grazie: detto.')).toBeVisible();
  expect(undo.elements()).toEqual([]);
});

test('a dispute decided meanwhile shows that, and is not offered again', async () => {
  const disputed = { user_id: VERIFIED_USER.id, business_id: 8, fuel_type_id: 10, price: 1.669 };
  const at = new Date().toISOString();
  rememberDispute({ ...disputed, at, id: '7', undo_until: REPORTABLE_UNTIL });
  api.fail('DELETE /price-disputes/7', 404, { message: 'No', code: 'dispute_not_found' });
  await open();
  await button('Annulla la contestazione Benzina Self').click();
  await expect.element(sheet.getByText('Questa contestazione non è più aperta')).toBeVisible();
  expect(button('Annulla la contestazione Benzina Self').elements()).toEqual([]);
});

test.each([
  [
    'owner',
    { drivers: 1, owner: false, administrator: false },
    /^Confermato .* da un automobilista\.$/,
  ],
  [
    'driver',
    { drivers: 3, owner: true, administrator: false },
    /da altri 3 automobilisti e dal gestore\.$/,
  ],
  ['driver', { drivers: 0, owner: false, administrator: true }, /da chi gestisce Pieno\.$/],
] as const)('names who else reported an %s price (%o)', async (source, confirmed_by, text) => {
  const fuel = { ...PETROL, source, origin: source, confirmed_by };
  api.answer('/business/8', { ...DETAILS, prices: [fuel] });
  await openAll();
  await expect.element(sheet.getByText(text)).toBeVisible();
});

test('chips report what is missing at the pump', async () => {
  const shared = { fuel_type_id: 10, until: '9999-12-31T00:00:00Z' };
  const closed = { ...shared, state: 'closed', fuel_type_id: null, counts: true } as const;
  const sold = { ...shared, state: 'sold_out', counts: false } as const;
  api.answer('/station-states', { states: [closed, sold] });
  await openAll();
  await button('Esaurito').click();
  await expect
    .element(sheet.getByText(/^Grazie, si vede da subito .* quando lo dice anche il gestore/))
    .toBeVisible();
  await button('Chiuso').click();
  await expect.element(sheet.getByText(/: intanto è fuori dalla classifica\.$/)).toBeVisible();
  await expect
    .poll(() => api.sent)
    .toEqual([
      { business_id: 8, state: 'sold_out', fuel_type_id: 10 },
      { business_id: 8, state: 'closed' },
    ]);
});

test('a known driver sees why the report takes no rank here', async () => {
  const message = STATE_SENTENCES.state_share;
  api.answer('/station-states', { states: [{ ...sold, counts: false }], message });
  await openAll();
  await button('Esaurito').click();
  await expect.element(sheet.getByText(message)).toBeVisible();
});

test("the station's current reports are at the top", async () => {
  const closed = { ...sold, state: 'closed' as const, fuel_type_id: null, counts: true };
  api.answer('/business/8', { ...DETAILS, states: [closed] });
  await open();
  await expect.element(sheet.getByRole('paragraph').filter({ hasText: /^Chiuso$/ })).toBeVisible();
});

test('a report can be withdrawn, and the answer shows whether it is gone', async () => {
  api.answer('/business/8', { ...DETAILS, states: [{ ...sold, counts: true }] });
  api.answer('/station-states', { states: [{ ...sold, counts: true }] });
  await openAll();
  await button('Ora è tutto a posto').click();
  await expect.element(sheet.getByText(/^Grazie\. L'ha detto anche il gestore/)).toBeVisible();
  api.answer('/station-states', { states: [] });
  await button('Ora è tutto a posto').click();
  await expect.element(sheet.getByText('Grazie, non si vede più.')).toBeVisible();
  expect(api.sent[0]).toEqual({ business_id: 8, state: 'working' });
});

test("without the server it shows the ranking's data", async () => {
  api.fail('/business/8', 0);
  await openAll();
  await expect.element(sheet.getByText('Lo dice il gestore.')).toBeVisible();
  await expect.element(button('Confermo Benzina Self € 1,669')).toBeVisible();
});

test('two taps send once, and after a failure the button is still there', async () => {
  api.fail('/price-disputes', 0);
  await openAll();
  await dispute();
  const wrong = button('Sì, è sbagliato Benzina Self');
  await expect.element(sheet.getByText('Errore di connessione al server')).toBeVisible();
  const release = api.hold('/price-disputes');
  await wrong.dblClick();
  release(200, { state: 'noted', message: 'Grazie: detto.', code: 'dispute_noted' });
  await expect.element(sheet.getByText('Grazie: detto.')).toBeVisible();
  expect(api.sent).toHaveLength(2);
});

test("an unverified e-mail gets the code's form, and then the report is sent", async () => {
  const mail = '/user/email-verification';
  api.fail('/price-disputes', 403, { message: 'Prima conferma', code: 'email_unverified' });
  api.answer(`POST ${mail}`, undefined);
  await openAll();
  await dispute();
  await expect.element(sheet.getByRole('textbox', { name: 'Codice di 8 cifre' })).toBeInViewport();
  api.answer(`PUT ${mail}`, { user: VERIFIED_USER });
  api.answer('/price-disputes', {
    state: 'noted',
    message: 'Grazie: detto.',
    code: 'dispute_noted',
  });
  await sheet.getByRole('textbox', { name: 'Codice di 8 cifre' }).fill('12345678');
  await button('Conferma e invia').click();
  await expect.element(sheet.getByText('Grazie: detto.')).toBeVisible();
});
