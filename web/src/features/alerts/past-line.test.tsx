// Tests rule alert-past.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { historyStep, stationHistory } from '../../testing/sample-history.ts';
import { PastLine } from './past-line.tsx';
import { begun, type AlertWish } from './alert-input.ts';

const AREA = '/prices/history/area/SM?decade=20&days=30&mode=self';
const area = (...prices: number[]) => ({
  days: '30' as const,
  from: '2026-10-23T22:00:00.000Z',
  to: '2026-11-22T23:00:00.000Z',
  area: 'SM',
  decade: 20,
  daily: prices.map((price, index) => ({
    day: `2026-11-${String(10 + index)}`,
    open: price,
    min: price,
    median: price,
    max: price,
    close: price,
    stations: 9,
  })),
});
const SEVEN = [1.7, 1.7, 1.64, 1.64, 1.7, 1.64, 1.7];

const show = (threshold: number, wish: Partial<AlertWish> = {}) =>
  renderScreen(
    <>
      <PastLine
        input={begun({ decade: 20, mode: 'self', ...wish }, null)}
        threshold={threshold}
        isWaiting={false}
      />
      <p>Fine</p>
    </>,
  );
const past = page.getByText(/^Negli ultimi/);

test('an area shows how often the alert would have been sent', async () => {
  fakeApi().answer(AREA, area(...SEVEN) as never);
  await show(1650);
  await expect.element(past).toHaveTextContent('Negli ultimi 7 giorni ti avrei avvisato 2 volte.');
});

test('an area shows that the alert would never have been sent', async () => {
  fakeApi().answer(AREA, area(...SEVEN) as never);
  await show(1600);
  await expect.element(past).toHaveTextContent('Negli ultimi 7 giorni non ti avrei mai avvisato.');
});

test('a station uses its own price history', async () => {
  fakeApi().answer(
    '/prices/history/8?fuel=20&days=30',
    stationHistory(20, [
      historyStep('2026-10-01T10:00:00Z', 1.7),
      historyStep('2026-11-10T10:00:00Z', 1.6),
    ]),
  );
  await show(1650, { business: { id: 8, name: 'Domagnano Tamoil' } });
  await expect
    .element(past)
    .toHaveTextContent('Negli ultimi 31 giorni ti avrei avvisato una volta.');
});

test('a history of a few days, and favourites, show nothing', async () => {
  fakeApi().answer(AREA, area(1.7, 1.6) as never);
  await show(1650);
  await show(1650, { favorites: true });
  await expect.element(page.getByText('Fine').first()).toBeVisible();
  expect(past.elements()).toEqual([]);
});

test("the line's space is reserved while it loads", async () => {
  const api = fakeApi();
  const arrive = api.hold(AREA);
  await show(1650);
  const end = page.getByText('Fine');
  const before = end.element().getBoundingClientRect().top;
  arrive(200, area(...SEVEN));
  await expect.element(past).toBeVisible();
  expect(end.element().getBoundingClientRect().top).toBe(before);
});
