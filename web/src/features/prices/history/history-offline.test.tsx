// Tests rule station-history.
import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { historyStep, stationHistory } from '../../../testing/sample-history.ts';
import { fuelPrice } from '../../../testing/sample-prices.ts';
import { HistoryCard } from './history-card.tsx';

const PATH = '/prices/history/8?fuel=10&days=30';
const HISTORY = stationHistory(10, [historyStep('2026-11-20T17:05:00.000Z', 1.699)]);

test('without a network it shows no error, and loads when the network is back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  const api = fakeApi();
  api.fail(PATH, 0);
  await renderScreen(<HistoryCard station={8} fuels={[fuelPrice(10, 1.7)]} />);
  await expect.element(page.getByRole('status').getByText(/serve la rete$/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Riprova' }).elements()).toEqual([]);
  api.answer(PATH, HISTORY);
  isOnline.mockReturnValue(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.element(page.getByText(/^Benzina Self/).first()).toBeVisible();
  expect(page.getByText(/serve la rete$/).elements()).toEqual([]);
});
