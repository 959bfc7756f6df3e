// Tests rule station-history.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FULL_DETAILS } from '../../../testing/sample-business.ts';
import { historyStep, stationHistory } from '../../../testing/sample-history.ts';
import { HistorySection } from './history-section.tsx';

test('makes no request before it is scrolled into view', async () => {
  const api = fakeApi();
  api.answer(
    '/prices/history/8?fuel=10&days=30',
    stationHistory(10, [historyStep('2026-11-20T17:05:00.000Z', 1.699)]),
  );
  await renderScreen(
    <>
      <div style={{ blockSize: 5_000 }}>In alto</div>
      <HistorySection details={FULL_DETAILS} />
    </>,
  );
  const section = page.getByRole('region', { name: 'Andamento' });
  await expect.element(section).toBeInTheDocument();
  expect(api.calls).toEqual([]);
  section.element().scrollIntoView();
  await expect.element(section.getByRole('figure')).toBeVisible();
  expect(api.calls).toHaveLength(1);
});
