// Tests rules alert-sheet, tank-line.
import { proposedTank, type Tank } from '@pieno/contract/profile/tank.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tankAccount } from '../../../features/prices/tank/account-tank.ts';
import { tankQuestion, tankRecord } from '../../../features/prices/tank/tank.ts';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../../testing/sample-prices.ts';
import type { RankingFilter } from '../ranking-filter.ts';
import { RankingScreen } from '../ranking-screen.tsx';

const DIESEL = proposedTank(20, 'self');
const question = page.getByRole('button', { name: 'Quanti litri metti di solito?' });
const line = page.getByRole('button', { name: /^Pieno da/ });
const worth = page.getByRole('button', { name: 'Conviene?' });
const alert = page.getByRole('button', { name: 'Avvisami' });
const litres = page.getByRole('textbox', { name: 'Litri di un pieno' });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer('/prices/ranking/20', [
    rankingEntry({ id: 1, name: 'Cara', rank: 2, fuels: [fuelPrice(20, 1.8)] }),
    rankingEntry({ id: 2, name: 'Buona', rank: 1, fuels: [fuelPrice(20, 1.726)] }),
  ]);
  api.answer('/prices/ranking/50', []);
  api.answer('/prices/ranking/100', []);
});
afterEach(() => {
  tankRecord.set(null);
  tankQuestion.set(null);
  tankAccount.set(null);
});

async function show(
  tank: Tank | null,
  { decade = 20, ...filter }: Partial<RankingFilter> & { decade?: number } = {},
) {
  tankRecord.set(tank);
  const screen = await renderScreen(
    <RankingScreen
      decade={decade}
      filter={{ area: 'SM', ...filter }}
      onFilter={() => {}}
      onFuel={() => {}}
    />,
  );
  return screen.container.querySelector<HTMLElement>('[data-fuel]')!;
}
const heightOf = (place: HTMLElement) => place.getBoundingClientRect().height;
/** Expects the only content at the end of the line, which keeps its height. */
function expectAlone(place: HTMLElement) {
  expect(heightOf(place)).toBe(44);
  const { right } = place.getBoundingClientRect();
  expect(alert.element().getBoundingClientRect().right).toBeCloseTo(right, 0);
}

test('with the question and its editor it is accessible and fits large text', async () => {
  await show(null);
  await question.click();
  await expect.element(litres).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('the question appears in a place reserved from the beginning', async () => {
  const place = await show(null);
  expect(heightOf(place)).toBe(44);
  await expect.element(question).toBeVisible();
  expect(heightOf(place)).toBe(44);
});

test('the answer is given in place, with fuel and mode known, and becomes the line', async () => {
  await show(null, { mode: 'self' });
  await question.click();
  await expect.element(litres).toHaveFocus();
  await expect.element(litres).toHaveValue('45');
  expect(page.getByRole('combobox').elements()).toEqual([]);
  await litres.fill('50');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect.element(line).toHaveTextContent('Pieno da 50 l: da € 86,30');
  await expect.element(line).toHaveFocus();
  expect(litres.elements()).toEqual([]);
  expect(tankRecord.get()).toEqual({ ...DIESEL, litres: 50 });
});

test("the question can be dismissed for good, and leaves 'Conviene?' and 'Avvisami' in its place", async () => {
  const place = await show(null);
  await page.getByRole('button', { name: 'Non chiedermelo più' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(worth).toBeVisible();
  expectAlone(place);
  expect(JSON.parse(localStorage.getItem('pieno.tank-question')!)).toBe('no');
});

test("with a tank it shows a refuel's cost at the list's best price, and the tank can be changed", async () => {
  tankQuestion.set('no');
  const place = await show(DIESEL);
  expect(heightOf(place)).toBe(44);
  await expect.element(line).toHaveTextContent('Pieno da 45 l: da € 77,67');
  expect(heightOf(place)).toBe(44);
  await line.click();
  await litres.fill('10');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect.element(line).toHaveFocus();
  expect(tankRecord.get()).toEqual(DIESEL);
});

test('a demo price has no sum', async () => {
  api.answer('/prices/ranking/20', [
    rankingEntry({ fuels: [fuelPrice(20, 1.5, { source: 'demo' })] }),
  ]);
  await show(DIESEL);
  await expect
    .element(page.getByRole('button', { name: 'Pieno da 45 l', exact: true }))
    .toBeVisible();
});

test('if nothing ranks the line has no sum', async () => {
  await show(proposedTank(50), { decade: 50 });
  const charge = page.getByRole('button', { name: 'Ricarica da 40 kWh' });
  await expect.element(charge).toHaveTextContent('Ricarica da 40 kWh');
  expect(page.getByText('€').elements()).toEqual([]);
});

test("with a tank of another fuel only 'Conviene?' is shown, without a question", async () => {
  const place = await show(proposedTank(10));
  await expect.element(worth).toBeVisible();
  expectAlone(place);
  expect(line.elements()).toEqual([]);
  expect(await show(null, { decade: 100 })).toBeNull();
});

test('with the favourites filter the alert is about favourites', async () => {
  api.answer('/prices/ranking/20?area=confine', []);
  await show(null, { favorites: true });
  await alert.click();
  await expect.element(page.getByRole('radio', { name: 'Preferiti' })).toBeChecked();
});
