// Tests rules closed-now, price-sheet.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SheetButton } from '../../features/reports/sheet/sheet-button.tsx';
import { leave, signIn } from '../../core/session/session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openMore } from '../../testing/price-sheet.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { BY_DAY, fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';

const ENTRY = rankingEntry({ id: 8, name: 'Domagnano Tamoil', fuels: [fuelPrice(10, 1.669)] });
const lasting = { until: '9999-12-31T00:00:00Z', counts: true };
const broken = { state: 'charger_broken' as const, fuel_type_id: null, ...lasting };
const soldOut = (fuel_type_id: number) => ({
  state: 'sold_out' as const,
  fuel_type_id,
  ...lasting,
});

afterEach(() => leave(''));

/** Opens the sheet of an entry at a station with these states. */
async function open(entry: typeof ENTRY, states: (typeof broken | ReturnType<typeof soldOut>)[]) {
  const api = fakeApi();
  api.answer('/business/8', { ...FULL_DETAILS, prices: ENTRY.fuels, states });
  signIn('t1', { ...SAMPLE_USER, email_verified: true });
  await renderScreen(<SheetButton entry={entry} />);
  await page.getByRole('button', { name: /^Tutto su questo prezzo/ }).click();
  return page.getByRole('dialog', { name: /^Domagnano Tamoil/ });
}

test('electricity without a known price can be reported as broken, independently of petrol', async () => {
  const electric = { ...ENTRY, decade: 50, fuels: [], known: false };
  const sheet = await open(electric, [soldOut(10), broken]);
  const state = sheet.getByRole('paragraph').filter({ hasText: /^Colonnina guasta$/ });
  await expect.element(state).toBeVisible();
  expect(sheet.getByText(/^Esaurito/).elements()).toEqual([]);
  await openMore();
  await expect.element(sheet.getByRole('button', { name: 'Colonnina guasta' })).toBeVisible();
});

test('petrol hides a broken charger, and shows a fuel without a price as sold out', async () => {
  const sheet = await open(ENTRY, [soldOut(11), broken]);
  const state = sheet.getByRole('paragraph').filter({ hasText: /^Esaurito/ });
  await expect.element(state).toBeVisible();
  expect(sheet.getByText(/^Colonnina guasta/).elements()).toEqual([]);
});

test('for a fuel not sold now the sheet shows when it opens, also before the page has loaded', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T20:00:00Z'), toFake: ['Date'] });
  try {
    const api = fakeApi();
    api.fail('/business/8');
    await renderScreen(<SheetButton entry={{ ...ENTRY, opening: BY_DAY }} />);
    await page.getByRole('button', { name: /^Tutto su questo prezzo/ }).click();
    const sheet = page.getByRole('dialog', { name: /^Domagnano Tamoil/ });
    await expect.element(sheet.getByText('Chiuso · apre domani alle 7')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
