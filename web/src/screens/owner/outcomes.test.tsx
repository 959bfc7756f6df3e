// Tests rule outcome-in-sight.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerFuel, ownerFuels, ownerStation } from '../../testing/sample-owner.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnerScreen } from './owner-screen.tsx';

const BROKEN = 'Il server ha un guasto.';
const PRICES = '/owner/stations/8/prices';

let api: FakeApi;
beforeEach(async () => {
  await page.viewport(390, 500);
  api = fakeApi();
  answerRankings(api);
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => leave(''));

async function show(station: OwnerStation) {
  api.answer('/owner/stations', { stations: [station], reminders: true });
  await renderScreen(<OwnerScreen chosen={undefined} />);
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const alert = page.getByRole('alert');
const row = (name: string | RegExp) => page.getByRole('listitem').filter({ hasText: name });

test('a failure to take a fuel out of sale is shown below its switch', async () => {
  await show(ownerStation({ fuels: ownerFuels(8) }));
  api.fail('/owner/stations/8/fuels', 500, { message: BROKEN });
  const last = page.getByRole('switch').nth(7);
  await last.click();
  await expect.element(alert).toBeInViewport();
  await expect.element(last).toBeInViewport();
});

test('a failure to accept a person is shown in the same row', async () => {
  const people = [1, 2, 3, 4, 5].map((number) => ({
    id: `u${number + 1}`,
    name: `anna${number}`,
    state: 'pending' as const,
    since: '2026-11-21T09:00:00.000Z',
    is_me: false,
  }));
  await show(ownerStation({ people: [...ownerStation().people, ...people] }));
  api.fail('/owner/stations/8/people/u6', 500, { message: BROKEN });
  await row('anna5').getByRole('button', { name: 'Sì, gestisce qui' }).click();
  await expect.element(row('anna5').getByText(BROKEN)).toBeInViewport();
});

test("a report's outcome replaces it, and has the focus", async () => {
  const reportedFuels = (count: number) =>
    ownerFuels(count).map(({ fuel_type, price }) =>
      ownerFuel(fuel_type.id, price!.price, {
        reported: [
          { state: 'reported', price: price!.price + 0.02, seen_at: '2026-11-21T07:40:00.000Z' },
        ],
      }),
    );
  await show(ownerStation({ fuels: reportedFuels(4) }));
  const confirm = button('È vero: pubblica 1,819: Benzina Servito');
  api.fail(PRICES, 429, { message: 'Troppi tentativi. Riprova tra poco.' });
  await confirm.click();
  await expect
    .element(row('È vero: pubblica 1,819').getByText('Troppi tentativi. Riprova tra poco.'))
    .toBeInViewport();
  api.answer(PRICES, []);
  api.answer('/owner/stations', {
    stations: [ownerStation({ fuels: reportedFuels(3) })],
    reminders: true,
  });
  await confirm.click();
  await expect.element(page.getByText(/^Pubblicato/)).toBeInViewport();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Pubblicato/);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});
