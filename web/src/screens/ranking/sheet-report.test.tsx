// Tests rules price-sheet, report-totem, report-undo-button.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recentReports, rememberReport } from '../../features/reports/recent-reports.ts';
import type { FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { openMore, openPriceSheet } from '../../testing/price-sheet.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { reportAnswer } from '../../testing/sample-reports.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';

const PETROL = fuelPrice(10, 1.669);
const DETAILS: BusinessDetails = { ...FULL_DETAILS, prices: [PETROL, fuelPrice(20, 1.5)] };
const ENTRY = rankingEntry({ id: 8, name: 'Domagnano Tamoil', fuels: [PETROL] });

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));
beforeEach(() => {
  api.answer('/business/8', DETAILS);
});

const sheet = page.getByRole('dialog', { name: 'Domagnano Tamoil · Benzina' });
const button = (name: string) => sheet.getByRole('button', { name });
const open = () => openPriceSheet(ENTRY);

test('withdraws only the reports of its own fuels, and names them', async () => {
  const seen_at = new Date().toISOString();
  const report = (id: string, fuel_type_id: number, price: number) =>
    rememberReport(
      { id, business_id: 8, seen_at, entries: [{ fuel_type_id, price, confirmed: true }] },
      SAMPLE_USER.id,
      reportAnswer([[fuel_type_id, 'accepted']]),
      new Date(),
    );
  report('r10', 10, 1.669);
  report('r20', 20, 1.5);
  api.answer('DELETE /price-reports/r10', { message: 'Fatto' });
  await open();
  await expect
    .element(sheet.getByText(/^Hai confermato Benzina Self €.1,669 oggi alle 11:00/))
    .toBeVisible();
  expect(sheet.getByText(/1,500/).elements()).toEqual([]);
  await button('Annulla').click();
  await expect.element(sheet.getByText(/^Annullato/)).toBeVisible();
  expect(api.calls).toContain('/price-reports/r10');
  expect(recentReports.get().map(({ id }) => id)).toEqual(['r20']);
  expect(button('Annulla').elements()).toEqual([]);
});

test("beside its own fuel it can report all of the station's, and names them", async () => {
  api.answer('POST /price-reports', reportAnswer([[10, 'accepted']]));
  await open();
  await openMore();
  await expect
    .element(button('Ho visto tutto il totem'))
    .toHaveAccessibleDescription(/^Tutto il totem: Benzina Self €.1,669 e Diesel Self €.1,500\.$/);
  expect(sheet.getByRole('button', { name: /^Confermo/ }).elements()).toHaveLength(1);
  await button('Ho visto tutto il totem').click();
  await expect
    .poll(() => api.sent)
    .toMatchObject([{ entries: [{ fuel_type_id: 10 }, { fuel_type_id: 20 }] }]);
  await expect.element(button('Annulla')).toBeVisible();
});

test.each([320, 360, 390, 412, 430, 480])('the editor keeps its shape at %i px', async (width) => {
  await page.viewport(width, 844);
  await open();
  await button('È cambiato').click();
  const steps = () =>
    sheet
      .getByRole('button', { name: /^Benzina Self: / })
      .elements()
      .map((step) => step.getBoundingClientRect().top);
  await expect.poll(steps).toHaveLength(4);
  expect(new Set(steps()).size).toBe(1);
  await expectFitsLargeText();
});
