// Tests rule price-sheet.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { Why } from '@pieno/contract/prices/why.ts';
import { rankCandidates } from '@pieno/contract/prices/ranking.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SheetButton } from '../../features/reports/sheet/sheet-button.tsx';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { openMore, openPriceSheet } from '../../testing/price-sheet.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { RankingList } from './ranking-list.tsx';

const PETROL = fuelPrice(10, 1.669);
const DETAILS: BusinessDetails = {
  ...FULL_DETAILS,
  areas: ['SM'],
  prices: [PETROL, fuelPrice(20, 1.5)],
};
const ENTRY = rankingEntry({ id: 8, name: 'Domagnano Tamoil', fuels: [PETROL] });

const WHY: Why = {
  decade: 10,
  area: 'SM',
  medal_days: { owner: 8, sheet: 8, import: 8, driver: 3 },
  stations: [
    {
      business: { id: 8, name: 'Domagnano Tamoil' },
      rank: 1,
      sharing: 1,
      tie_break: null,
      prices: [
        {
          fuel_type: PETROL.fuel_type,
          price: 1.669,
          outcome: 'counts',
          origin: 'owner',
          confirmations: 2,
        },
      ],
    },
    {
      business: { id: 9, name: 'Serravalle' },
      rank: null,
      sharing: 0,
      tie_break: null,
      prices: [{ fuel_type: PETROL.fuel_type, price: 1.5, outcome: 'contested', origin: 'driver' }],
    },
  ],
};

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));
beforeEach(() => {
  api.answer('/business/8', DETAILS);
});

const sheet = page.getByRole('dialog', { name: 'Domagnano Tamoil · Benzina' });
const button = (name: string) => sheet.getByRole('button', { name });
const open = () => openPriceSheet(ENTRY);

test('a price without a rank is explained too, before the others', async () => {
  const [first, second] = WHY.stations as [(typeof WHY.stations)[0], (typeof WHY.stations)[0]];
  const own = { ...second, business: first.business };
  const other = { ...second, business: { id: 10, name: 'Faetano' } };
  api.answer('/prices/why/10?area=SM', { ...WHY, stations: [other, own] });
  await renderScreen(<SheetButton entry={{ ...ENTRY, rank: null }} />);
  await page.getByRole('button', { name: /^Tutto su questo prezzo/ }).click();
  await openMore();
  await button('Perché non è in classifica?').click();
  const list = sheet.getByRole('list', { name: 'Fuori classifica, e perché' });
  await expect.poll(() => list.element().textContent).toMatch(/^Domagnano Tamoil.*Faetano/);
});

test('Perché è primo? is requested when opened, and can fail', async () => {
  api.fail('/prices/why/10?area=SM', 500, { message: 'Il server ha un guasto.' });
  await open();
  await openMore();
  expect(api.calls).not.toContain('/prices/why/10?area=SM');
  await button('Perché è primo?').click();
  await expect.element(sheet.getByText('Il server ha un guasto.')).toBeVisible();
  api.answer('/prices/why/10?area=SM', WHY);
  await button('Riprova').click();
  await expect
    .element(sheet.getByText(/^Self €.1,669: conta \(gestore, confermato da 2 persone\)$/))
    .toBeVisible();
  await expect
    .element(sheet.getByText(/^Self €.1,500: contestato \(automobilista\)$/))
    .toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("with a mode filter that mode's ranking is explained", async () => {
  const path = '/prices/why/10?area=SM&mode=served';
  api.answer(path, WHY);
  const [entry] = rankCandidates([{ ...ENTRY, fuels: [fuelPrice(11, 1.7)] }], new Date(), 'served');
  await renderScreen(
    <RankingList entries={[entry!]} area="SM" distances={new Map()} mode="served" />,
  );
  await page.getByRole('button', { name: /^Tutto su questo prezzo/ }).click();
  await openMore();
  await button('Perché è primo?').click();
  await expect.poll(() => api.calls).toContain(path);
  await expect.element(sheet.getByText(/in ordine di nome se sono più di tre\.$/)).toBeVisible();
});

test('stations without a real price share one line, and omitted ones are counted', async () => {
  const [first, second] = WHY.stations as [(typeof WHY.stations)[0], (typeof WHY.stations)[0]];
  const named = (id: number, more: Partial<(typeof WHY.stations)[0]>) => ({
    ...second,
    business: { id, name: `Stazione ${id}` },
    ...more,
  });
  const without = (outcome: 'unknown' | 'demo_replaced') => ({
    prices: [{ fuel_type: null, price: null, outcome }],
  });
  const behind = [20, 21, 22, 23, 24].map((id, index) =>
    named(id, { ...first, rank: index + 2, business: { id, name: `Stazione ${id}` } }),
  );
  const contested = Array.from({ length: 14 }, (_, index) => named(30 + index, {}));
  const none = [named(50, without('unknown')), named(51, without('demo_replaced'))];
  api.answer('/prices/why/10?area=SM', {
    ...WHY,
    stations: [first, ...behind, ...contested, ...none],
  });
  await open();
  await openMore();
  await button('Perché è primo?').click();
  await expect.element(sheet.getByText('Dopo questi, altri 2 in classifica.')).toBeVisible();
  await expect.element(sheet.getByText('E altri 2 fuori classifica.')).toBeVisible();
  await expect
    .element(sheet.getByText('Altri 2 distributori: nessun prezzo vero, cioè detto da qualcuno.'))
    .toBeVisible();
  expect(sheet.getByText('Stazione 50').elements()).toEqual([]);
});
