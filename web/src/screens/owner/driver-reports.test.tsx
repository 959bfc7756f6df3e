// Tests rule owner-words.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnerFuel } from '@pieno/contract/stations/own-stations.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ownerFuel, ownerStation } from '../../testing/sample-owner.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { OwnerScreen } from './owner-screen.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  answerRankings(api);
  signIn('t1', { ...SAMPLE_USER, is_owner: true });
});
afterEach(() => leave(''));

async function show(fuel: OwnerFuel) {
  api.answer('/owner/stations', { stations: [ownerStation({ fuels: [fuel] })], reminders: true });
  api.answer('/owner/stations/8/prices', []);
  await renderScreen(<OwnerScreen chosen={undefined} />);
  await expect.element(row.first()).toBeVisible();
}

const row = page.getByRole('listitem').filter({ hasText: /visto da un automobilista|sbagliato/ });
const answers = () =>
  row
    .getByRole('button')
    .elements()
    .map((each) => [each.textContent, each.dataset['variant']]);
const button = (name: string) => page.getByRole('button', { name });
const seen = (price: number) =>
  ({ state: 'reported', price, seen_at: '2026-11-21T07:40:00.000Z' }) as const;

test("the first, filled button keeps the own price; the second publishes the driver's", async () => {
  await show(ownerFuel(10, 1.649, { reported: [seen(1.629)] }));
  expect(answers()).toEqual([
    ['No, resta 1,649', 'filled'],
    ['È vero: pubblica 1,629', 'default'],
    ['Correggo', 'default'],
  ]);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("'Confermo' confirms the own price only", async () => {
  await show(ownerFuel(10, 1.649, { disputes: 1, reported: [seen(1.549)] }));
  await expect.element(button('Confermo 1,649: Benzina Self')).toBeVisible();
  await expect.element(button('È vero: pubblica 1,549: Benzina Self')).toBeVisible();
});

test("a driver's price that is shown is not the own one: it is never confirmed", async () => {
  const reported = [{ ...seen(1.549), counts: true as const }];
  const fuel = ownerFuel(10, 1.549, { reported });
  await show({ ...fuel, price: { ...fuel.price!, source: 'driver', origin: 'driver' } });
  expect(answers()).toEqual([
    ['È vero: pubblica 1,549', 'default'],
    ['Correggo', 'default'],
  ]);
});

test("a driver's price far from the own one needs a confirmation before it is published", async () => {
  await show(ownerFuel(10, 1.649, { reported: [seen(1.549)] }));
  const take = button('È vero: pubblica 1,549: Benzina Self');
  await take.click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toHaveAccessibleName(/Benzina Self\. È lontano dall'ultimo prezzo qui, €.1,649: sei sicuro\?/);
  await expect.element(question.getByText('€ 1,649 → € 1,549')).toBeVisible();
  await expectAccessibleInBothThemes();
  await question.getByRole('button', { name: 'Correggo' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.sent).toEqual([]);
  await take.click();
  await button('Sì, pubblica').click();
  await expect
    .poll(() => api.sent)
    .toEqual([{ prices: [{ fuel_type_id: 10, price: 1.549 }], sure: true }]);
});
