// Tests rule station-next.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BARE_DETAILS } from '../../testing/sample-business.ts';
import { fuelPrice } from '../../testing/sample-prices.ts';
import { PricesCard } from './prices-card.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') });
  fakeApi().answer('/business/8', DETAILS);
});
afterEach(() => void vi.useRealTimers());

const DIESEL = fuelPrice(20, 1.699, {
  next: { price: 1.659, at: '2026-11-22T05:00:00.000Z' },
});
const ANNOUNCED = 'da domani alle 06:00 € 1,659';
const DETAILS = { ...BARE_DETAILS, prices: [fuelPrice(10, 1.7), DIESEL] };
const show = () => renderScreen(<PricesCard details={DETAILS} />);

test("the owner's announced price is shown beside the price, and in its sheet", async () => {
  await show();
  const lines = page.getByRole('region', { name: 'Prezzi Carburanti' }).getByRole('listitem');
  await expect.element(lines.nth(1).getByText(ANNOUNCED)).toBeVisible();
  expect(
    lines
      .nth(0)
      .getByText(/domani/)
      .elements(),
  ).toEqual([]);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await page.getByRole('button', { name: 'Tutto su questo prezzo: Diesel Self' }).click();
  await expect
    .element(page.getByRole('dialog').getByText(`Annunciato: ${ANNOUNCED}.`))
    .toBeVisible();
});

test('from its instant on an announced price is not shown, even from a cached answer', async () => {
  vi.setSystemTime(new Date('2026-11-22T05:00:00Z'));
  await show();
  await expect.element(page.getByText('Diesel Self')).toBeVisible();
  expect(page.getByText(ANNOUNCED).elements()).toEqual([]);
});
