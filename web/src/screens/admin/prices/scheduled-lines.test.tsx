// Tests rule admin-edit.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import {
  ADMINISTERED_FACTS as STATION,
  ADMINISTERED_PRICES as PRICES,
} from '../../../testing/sample-administered.ts';
import { SAMPLE_USER } from '../../../testing/sample-user.ts';
import { StationPrices } from './station-prices.tsx';

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') });
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, role: 'admin' });
});
afterEach(() => {
  leave('');
  vi.useRealTimers();
});

const ID = '6f1c8f0e-3a54-4c41-9a53-0a4d0b1f7a11';
const SCHEDULED = { id: ID, price: 1.659, due_at: '2026-11-22T05:00:00.000Z', public: true };
const [PETROL] = PRICES.prices;

test("the owner's scheduled price is shown, and cancelled with a reason", async () => {
  const prices = [{ ...PETROL!, scheduled: [SCHEDULED] }];
  api.answer('/admin/stations/8/prices', { ...PRICES, prices });
  await renderScreen(<StationPrices station={STATION} />);
  await expect.element(page.getByText('Annunciato domani alle 06:00: € 1,659')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
  await page.getByRole('button', { name: /^Annulla: Benzina Self, Annunciato/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Annullo la programmazione?' });
  await dialog.getByRole('textbox').fill('Scritto male');
  api.answer(`/admin/stations/8/scheduled-prices/${ID}`, { message: 'Fatto' });
  api.answer('/admin/stations/8/prices', PRICES);
  await dialog.getByRole('button', { name: 'Sì, annulla' }).click();
  await expect.element(page.getByText(/^Annunciato/)).not.toBeInTheDocument();
  expect(api.sent.at(-1)).toEqual({ reason: 'Scritto male' });
});
