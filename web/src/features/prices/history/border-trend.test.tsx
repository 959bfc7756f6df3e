// Tests rule border-trend.
import type { AreaDay, AreaHistory } from '@pieno/contract/history/history.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../../testing/both-themes.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../../testing/large-text.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { BorderTrend } from './border-trend.tsx';

const day = (date: string, min: number): AreaDay => ({
  day: `2026-11-${date}`,
  open: min,
  min,
  median: min,
  max: min,
  close: min,
  stations: 3,
});
const history = (daily: AreaDay[], more: Partial<AreaHistory> = {}): AreaHistory => ({
  area: 'SM',
  decade: 20,
  days: '30',
  from: '2026-10-23T22:00:00.000Z',
  to: '2026-11-22T23:00:00.000Z',
  daily,
  ...more,
});
const HERE = [day('18', 1.7), day('19', 1.7), day('20', 1.71), day('21', 1.7), day('22', 1.72)];
const THERE = [day('18', 2.05), day('19', 2.06), day('20', 2.04), day('21', 2.05), day('22', 2.03)];

const show = (here: AreaHistory, there: AreaHistory, mode?: 'self') => {
  const api = fakeApi();
  const query = `decade=20&days=30${mode ? `&mode=${mode}` : ''}`;
  // Their paths also match those of stations.
  api.answer(`/prices/history/area/SM?${query}`, here as never);
  api.answer(`/prices/history/area/confine?${query}`, there as never);
  return renderScreen(
    <BorderTrend decade={20} mode={mode}>
      {(isPending) => (isPending ? 'wait' : 'nothing')}
    </BorderTrend>,
  );
};

test('shows how much cheaper San Marino was, above a chart and a table', async () => {
  const { container } = await show(history(HERE), history(THERE));
  await expect
    .element(
      page.getByText(
        'Negli ultimi 30 giorni il minimo di San Marino, rispetto a oltre confine: da 31 a 36 cent meno (5 giorni confrontati)',
      ),
    )
    .toBeVisible();
  expect(container.querySelectorAll('svg path')).toHaveLength(2);
  const rows = page.getByRole('table').getByRole('row').elements();
  expect(rows).toHaveLength(6);
  expect(rows[1]!.textContent).toBe('22 nov1,7202,03031 cent meno');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('for one mode it shows since when data exists', async () => {
  const known = (from: string) => ({ mode: 'self', known_from: from }) as const;
  await show(history(HERE, known('2026-10-01')), history(THERE, known('2026-11-18')), 'self');
  await expect.element(page.getByText(/cent meno .* · Self: si sa dal 18 nov$/)).toBeVisible();
});

test('shows only a sentence before the third change', async () => {
  const { container } = await show(history(HERE.slice(0, 2)), history(THERE.slice(0, 2)));
  await expect.element(page.getByText(/da 35 a 36 cent meno/)).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});

test('shows its children if no day can be compared', async () => {
  await show(history([]), history(THERE));
  await expect.element(page.getByText('nothing')).toBeVisible();
});
