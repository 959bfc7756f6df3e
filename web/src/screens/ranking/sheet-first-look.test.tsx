// Tests rule price-sheet.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { forgetPosition, locate } from '../../features/position/position.ts';
import { recentDisputes, rememberDispute } from '../../features/reports/sheet/recent-disputes.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { fakeGeolocation } from '../../testing/fake-geolocation.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { openMore, openPriceSheet } from '../../testing/price-sheet.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SAMPLE_USER_SETTINGS } from '../../testing/sample-user-settings.ts';
import { VERIFIED_USER } from '../../testing/sample-user.ts';
import { priceField, typePrice } from '../../testing/totem-editor.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';

const NAME = 'Stazione di servizio Fratelli Guidi & Figli Rovereta superstrada';
const SELF = fuelPrice(10, 1.669, { contested: true });
const SERVED = fuelPrice(11, 1.829);
const SOLD_OUT = {
  state: 'sold_out',
  fuel_type_id: 10,
  until: '9999-12-31T00:00:00Z',
  counts: true,
} as const;
const DETAILS: BusinessDetails = {
  ...FULL_DETAILS,
  business: { ...FULL_DETAILS.business, name: NAME },
  areas: ['SM'],
};

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));
beforeEach(() => {
  forgetPosition();
  api.answer('/user/settings/geolocation-consent', {
    ...SAMPLE_USER_SETTINGS,
    geolocation_consent: true,
  });
});
afterEach(() => recentDisputes.set([]));

const sheet = page.getByRole('dialog');
const button = (name: string | RegExp) => sheet.getByRole('button', { name });

function open(fuels: FuelPrice[], more: Partial<BusinessDetails> = {}): Promise<Locator> {
  const prices = [...fuels, fuelPrice(20, 1.5)];
  api.answer('/business/8', { ...DETAILS, prices, ...more });
  return openPriceSheet(rankingEntry({ id: 8, name: NAME, fuels }));
}

const SMALL = [
  { width: 390, height: 700 },
  { width: 360, height: 640 },
];

describe.each(SMALL)('at $width × $height', ({ width, height }) => {
  test('all actions on a price are visible at once, whatever is reported of it', async () => {
    await page.viewport(width, height);
    fakeGeolocation().stand(43.94, 12.45);
    await locate();
    await open([SELF], { states: [SOLD_OUT] });
    await expect.element(sheet.getByText(/^2,4 km$/)).toBeVisible();
    await expect.element(sheet.getByText('Esaurito: Benzina Self')).toBeVisible();
    await expect.element(sheet.getByText('contestato')).toBeVisible();
    for (const name of ['Chiudi', /^Confermo Benzina Self/, 'È cambiato', 'Altro'])
      await expect.element(button(name)).toBeInViewport({ ratio: 1 });
    await expect
      .element(sheet.getByRole('link', { name: /^Indicazioni/ }))
      .toBeInViewport({ ratio: 1 });
    const { scrollHeight, clientHeight } = sheet.element();
    expect(scrollHeight).toBe(clientHeight);
    expect(sheet.getByText(/^L'ha detto|^Visto/).elements()).toEqual([]);
  });

  test('of two prices, too', async () => {
    await page.viewport(width, height);
    await open([SELF, SERVED]);
    for (const name of [/^Confermo Self/, /^Confermo Servito/, 'È cambiato'])
      await expect.element(button(name)).toBeInViewport({ ratio: 1 });
  });
});

test('the actions come first, then the rest', async () => {
  await open([SELF]);
  await expect.element(button('È cambiato')).toBeVisible();
  const steps = [...sheet.element().querySelectorAll('button, a')];
  expect(steps.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)).toEqual([
    'Chiudi',
    'Aggiungi ai preferiti',
    expect.stringMatching(/^Indicazioni/),
    expect.stringMatching(/^Confermo/),
    'È cambiato',
    'Avvisami quando scende',
    'Altro',
  ]);
  const fold = button('Altro').element().querySelector('svg')!;
  expect(getComputedStyle(fold).rotate).toBe('none');
  await openMore();
  await expect.element(button('Altro')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(sheet.getByText(/^Contestato: il gestore/)).toBeInViewport();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('the X stays visible, closes, and restores the focus', async () => {
  await page.viewport(360, 640);
  await open([SELF, SERVED]);
  await openMore();
  sheet.element().scrollTop = 9_999;
  const close = button('Chiudi');
  await expect.element(close).toBeInViewport({ ratio: 1 });
  const { width, height } = close.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await close.click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Tutto su questo prezzo/ })).toHaveFocus();
});

test('input stays while the rest is opened and closed, and so does its outcome', async () => {
  await open([SELF]);
  await openMore();
  api.answer('/station-states', { states: [] });
  await button('Chiuso').click();
  await expect.element(sheet.getByText(/^Grazie, si vede da subito/)).toBeVisible();
  await button('Prezzo sbagliato Benzina Self').click();
  await button('È cambiato').click();
  await typePrice('Benzina Self', '49');
  await openMore();
  await expect.element(button('Sì, è sbagliato Benzina Self')).not.toBeInTheDocument();
  await openMore();
  await expect.element(button('Sì, è sbagliato Benzina Self')).toBeVisible();
  await expect.element(sheet.getByText(/^Grazie, si vede da subito/)).toBeVisible();
  await expect.element(priceField('Benzina Self')).toHaveValue('1,649');
});

test('a price that the user has disputed shows that at once, and the dispute can be withdrawn there', async () => {
  const at = new Date().toISOString();
  const dispute = { user_id: VERIFIED_USER.id, business_id: 8, fuel_type_id: 10, price: 1.669 };
  rememberDispute({ ...dispute, at, id: '7', undo_until: '9999-12-31T00:00:00Z' });
  await open([SELF]);
  await expect.element(sheet.getByText(/^L'hai contestato oggi/)).toBeVisible();
  await expect.element(button('Annulla la contestazione Benzina Self')).toBeVisible();
});
