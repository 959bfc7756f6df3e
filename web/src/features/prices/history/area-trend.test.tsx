// Tests rule area-trend.
import type { AreaDay, AreaHistory } from '@pieno/contract/history/history.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { AreaTrend } from './area-trend.tsx';

const day = (date: string, min: number, median: number): AreaDay => ({
  day: date,
  open: min,
  min,
  median,
  max: median,
  close: min,
  stations: 17,
});

const HISTORY: AreaHistory = {
  area: 'SM',
  decade: 10,
  days: '30',
  from: '2026-10-23T22:00:00.000Z',
  to: '2026-11-22T23:00:00.000Z',
  daily: [
    day('2026-11-20', 1.639, 1.689),
    day('2026-11-21', 1.659, 1.699),
    day('2026-11-22', 1.649, 1.699),
  ],
};

const show = (answer: AreaHistory) => {
  // Its path also matches that of a station.
  fakeApi().answer('/prices/history/area/SM?decade=10&days=30', answer as never);
  return renderScreen(<AreaTrend decade={10} area="SM" />);
};

test('shows the lowest and the median price of thirty days, above the chart', async () => {
  const { container } = await show(HISTORY);
  await expect
    .element(
      page.getByText('Negli ultimi 30 giorni a San Marino: minimo 1,639, mediana 1,699', {
        exact: true,
      }),
    )
    .toBeVisible();
  expect(container.querySelectorAll('svg path')).toHaveLength(2);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('shows only a sentence before the third change', async () => {
  const { container } = await show({ ...HISTORY, daily: HISTORY.daily.slice(0, 2) });
  await expect.element(page.getByText(/minimo 1,639, mediana 1,689$/)).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});
