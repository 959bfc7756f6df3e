// Tests rules price-sheet, price-states, report-told, report-totem.
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rememberReport } from '../../features/reports/recent-reports.ts';
import { signIn } from '../../core/session/session.ts';
import { setting, type FakeApi } from '../../testing/fake-api.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { openMore } from '../../testing/price-sheet.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { REPORTABLE_UNTIL as UNTIL, reportAnswer as answer } from '../../testing/sample-reports.ts';
import { VERIFIED_USER } from '../../testing/sample-user.ts';
import { button, openEditor, typePrice } from '../../testing/totem-editor.ts';
import { asVerifiedDriver } from '../../testing/verified-driver.ts';
import { BusinessScreen } from './business-screen.tsx';
import { PricesCard } from './prices-card.tsx';

const REPORTS = '/price-reports';
const DETAILS: BusinessDetails = {
  ...FULL_DETAILS,
  prices: [fuelPrice(10, 1.669), fuelPrice(20, 1.599), fuelPrice(30, 0.8, { source: 'demo' })],
};

let api: FakeApi;
asVerifiedDriver((fake) => (api = fake));
beforeEach(() => {
  api.answer('/business/8', DETAILS);
});

const show = (details = DETAILS) => renderScreen(<PricesCard details={details} />);
const confirm = page.getByRole('button', { name: 'Confermo Benzina Self € 1,669' });
const sent = () => api.sent as PriceReport[];
describe("one driver's report", () => {
  const reported = [
    { fuel_type: fuelPrice(10, 1).fuel_type, price: 1.689, seen_at: UNTIL, until: UNTIL },
  ];

  test('is a second line, which another driver can agree to', async () => {
    api.answer(`POST ${REPORTS}`, answer([[10, 'accepted']]));
    await show({ ...DETAILS, reported });
    const line = page.getByRole('listitem').filter({ hasText: 'segnalato, in attesa di conferma' });
    await expect.element(line.getByText('€ 1,669 al litro')).toBeInTheDocument();
    await line.getByRole('button', { name: 'È questo Benzina Self € 1,689' }).click();
    await expect.element(page.getByText('Grazie, prezzo confermato.')).toBeVisible();
    expect(sent()[0]!.entries).toEqual([{ fuel_type_id: 10, price: 1.689, confirmed: true }]);
  });

  test('by the user cannot be agreed to by the user: that takes another driver', async () => {
    const entries = [{ fuel_type_id: 10, price: 1.689 }];
    const report = { id: 'r1', business_id: 8, entries, seen_at: new Date().toISOString() };
    rememberReport(report, VERIFIED_USER.id, answer([[10, 'reported']]), new Date());
    const first = await show({ ...DETAILS, reported });
    await expect.element(page.getByText(/segnalato da te/)).toBeVisible();
    expect(page.getByRole('button', { name: /^È questo/ }).elements()).toEqual([]);
    await first.unmount();
    signIn('t2', { ...VERIFIED_USER, id: 'u2' });
    await show({ ...DETAILS, reported });
    await expect.element(page.getByRole('button', { name: /^È questo/ })).toBeVisible();
  });

  test.each([
    ['reported', 'reported', 'Lo mostriamo come segnalato, grazie', /: entra in classifica quando/],
    ['accepted', 'accepted_known', 'Grazie: vale subito', /, perché sei un automobilista/],
    ['accepted', 'confirmed_voice', 'Grazie: la tua conferma conta', /conta, perché sei/],
  ] as const)(
    'that another driver agreed to is %s: a short thank-you for %s, details on demand',
    async (state, code, thanks, how) => {
      api.answer(`POST ${REPORTS}`, answer([[10, state, '', code]]));
      await show({ ...DETAILS, reported });
      await page.getByRole('button', { name: /^È questo/ }).click();
      await expect
        .element(page.getByText(`Benzina Self € 1,689: ${thanks}`, { exact: true }))
        .toBeVisible();
      expect(page.getByText(how).elements()).toEqual([]);
      await page.getByRole('button', { name: 'Come funziona' }).click();
      await expect.element(page.getByText(how)).toBeVisible();
      await expect
        .element(page.getByText(/^Un automobilista è conosciuto quando un amm/))
        .toBeVisible();
      await expectAccessibleInBothThemes();
      await expectFitsLargeText();
    },
  );

  test('of a fuel without a price is shown with its name, below what prevents buying it', async () => {
    const fuels = [fuelPrice(10, 1).fuel_type, fuelPrice(20, 1).fuel_type];
    const prices = [fuelPrice(20, 1.599)];
    const bare = { ...DETAILS, prices, reportable_fuels: fuels, reported };
    const first = await show(bare);
    await expect.element(page.getByText(/^Benzina Self €.1,689 segnalato/)).toBeVisible();
    await first.unmount();
    const soldOut = { state: 'sold_out', fuel_type_id: 10, until: UNTIL, counts: true } as const;
    await show({ ...bare, states: [soldOut] });
    await expect
      .element(page.getByText(/^Esaurito · Benzina Self €.1,689 segnalato/))
      .toBeVisible();
  });

  test('is not shown after its expiry', async () => {
    await show({ ...DETAILS, reported: [{ ...reported[0]!, until: '2020-01-01T00:00:00.000Z' }] });
    await expect.element(confirm).toBeVisible();
    expect(page.getByText('segnalato, in attesa di conferma').elements()).toEqual([]);
  });
});

describe('the button beside a price', () => {
  test.each([
    ['Benzina Self', 'Benzina', 'Prezzo sbagliato Benzina Self'],
    ['Elettrico', 'Elettrico', 'Colonnina guasta'],
  ])('of %s opens the one sheet', async (name, category, inside) => {
    await show({ ...DETAILS, unknown_decades: [50] });
    await page.getByRole('button', { name: `Tutto su questo prezzo: ${name}` }).click();
    const sheet = page.getByRole('dialog', { name: `${DETAILS.business.name} · ${category}` });
    await openMore();
    await expect.element(sheet.getByRole('button', { name: inside })).toBeVisible();
    await expect
      .element(sheet.getByRole('button', { name: 'Come sta in classifica?' }))
      .toBeVisible();
  });
});

test("the reporter's own row changes together with the message, however slow the page is", async () => {
  api.answer('/global-settings/business_marker_color', setting(null));
  for (const decade of [10, 20] as const) api.answer(`/prices/ranking/${decade}`, []);
  await renderScreen(<BusinessScreen id="8" />);
  const row = page.getByRole('listitem').filter({ hasText: 'Benzina Self' });
  await expect.element(row.getByText('€ 1,669 al litro')).toBeInTheDocument();
  await openEditor();
  await typePrice('Benzina Self', '49');
  api.answer(`POST ${REPORTS}`, answer([[10, 'accepted', '', 'accepted_known']]));
  const read = api.hold('/business/8');
  await button('Invia').click();
  await expect.poll(() => api.calls.filter((call) => call === '/business/8')).toHaveLength(2);
  const thanks = page.getByText(/1,649: Grazie: vale subito/);
  expect(thanks.elements()).toEqual([]);
  read(200, { ...DETAILS, prices: [fuelPrice(10, 1.649), ...DETAILS.prices.slice(1)] });
  await expect.element(thanks).toBeVisible();
  expect(row.getByText('€ 1,649 al litro').elements()).toHaveLength(1);
});
