// Tests rule owner-publish.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerStation } from '../../testing/sample-owner.ts';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnerScreen } from './owner-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => leave(''));

const OTHERS = [rankingEntry({ id: 9, name: 'Borgo Esso', fuels: [fuelPrice(20, 1.581)] })];
const button = (name: string) => page.getByRole('button', { name });
/** Publishes another price of diesel, after which the ranking lists the station with it, or not at all. */
async function publish(keys: string, price: number | null) {
  const fuels = price === null ? [] : [fuelPrice(20, price)];
  const own = rankingEntry({ id: 8, name: 'Domagnano Tamoil', rank: null, fuels });
  api.answer('/prices/ranking/20', [...OTHERS, own]);
  await page.getByRole('textbox', { name: /^Diesel Self, prezzo/ }).click();
  await userEvent.keyboard(keys);
  await button('Pubblica').click();
  await expect.element(page.getByText(/^Pubblicat/)).toBeVisible();
}

test("shows a published price's effect on the rank", async () => {
  api.answer('/owner/stations', { stations: [ownerStation()], reminders: true });
  api.answer('/owner/stations/8/prices', []);
  await renderScreen(<OwnerScreen chosen={undefined} />);
  await publish('72', 1.572);
  await expect
    .element(page.getByText('Diesel: ora sei 1º, 0,9 cent sotto il secondo'))
    .toBeVisible();
  await expectAccessibleInBothThemes();
  await publish('91', 1.591);
  await expect.element(page.getByText('Diesel: ora sei 2º, 1 cent sopra il primo')).toBeVisible();
  await publish('81', 1.581);
  await expect.element(page.getByText('Diesel: ora sei 1º a pari merito')).toBeVisible();
  await publish('82', null);
  await button('Tutto invariato').click();
  await expect.element(page.getByText(/ora sei/)).not.toBeInTheDocument();
});
