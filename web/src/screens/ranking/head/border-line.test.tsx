// Tests rule ranking-border.
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { proposedTank } from '@pieno/contract/profile/tank.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tankRecord } from '../../../features/prices/tank/tank.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { borderOf, fuelPrice, rankingEntry, winnerGroup } from '../../../testing/sample-prices.ts';
import { RankingScreen } from '../ranking-screen.tsx';

const BEST = '/prices/best-by-decade';
const border = [borderOf(1.659, 2.009), borderOf(1.8, 1.759, { mode: 'served' })];
let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T07:42:00Z'), toFake: ['Date'] });
  api = fakeApi();
  const fuels = [fuelPrice(20, 1.659), fuelPrice(21, 1.8)];
  api.answer('/prices/ranking/20', [rankingEntry({ id: 8, name: 'Qui', fuels })]);
  api.answer('/prices/ranking/20?area=confine', [rankingEntry({ id: 9, name: 'Là', fuels })]);
  api.answer(BEST, [winnerGroup(20, { border })]);
});
afterEach(() => {
  vi.useRealTimers();
  tankRecord.set(null);
});

const nothing = () => undefined;
const show = (area: Area = 'SM', mode?: FuelMode) =>
  renderScreen(
    <RankingScreen decade={20} filter={{ area, mode }} onFilter={nothing} onFuel={nothing} />,
  );
const line = page.getByText(/ cent (meno|più) che /);

test.each<[Area, FuelMode | undefined, string]>([
  ['SM', undefined, 'Oggi 35 cent meno che oltre confine'],
  ['SM', 'served', 'Oggi 4,1 cent più che oltre confine'],
  ['confine', undefined, 'Oggi 35 cent più che a San Marino'],
  ['confine', 'served', 'Oggi 4,1 cent meno che a San Marino'],
])('in %s, for the mode %s the line shows "%s"', async (area, mode, text) => {
  await show(area, mode);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expectFitsLargeText();
});

test('with a tank of this fuel it shows the sum too', async () => {
  tankRecord.set(proposedTank(20));
  await show();
  const sum = 'Oggi 35 cent meno che oltre confine · il pieno costa 15,75 € meno';
  await expect.element(page.getByText(sum, { exact: true })).toBeVisible();
});

test('a tank of another fuel adds nothing', async () => {
  tankRecord.set(proposedTank(10));
  await show();
  const text = 'Oggi 35 cent meno che oltre confine';
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test('an old cached answer shows nothing, nor does a failure', async () => {
  api.answer(BEST, [winnerGroup(20)]);
  await show();
  await expect.element(page.getByRole('link', { name: 'Qui' })).toBeVisible();
  expect(line.elements()).toEqual([]);
  api.fail(BEST, 503);
  await show();
  await expect.element(page.getByRole('link', { name: 'Qui' })).toBeVisible();
  expect(line.elements()).toEqual([]);
});
