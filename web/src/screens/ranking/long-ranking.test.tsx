// Tests rule next-screen.
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { RankingScreen } from './ranking-screen.tsx';

const COUNT = 40;
const SM = '/prices/ranking/10';
const entries = Array.from({ length: COUNT }, (_, index) =>
  rankingEntry({
    id: index + 1,
    rank: index + 1,
    name: `Stazione ${index + 1}`,
    fuels: [fuelPrice(10, 1.6 + index / 1000)],
  }),
);
const rows = () => document.querySelectorAll('[aria-label="Classifica"] > li').length;

/** Returns the numbers of rows, one for each change. */
function countsOfRows(): number[] {
  const counts: number[] = [];
  const observer = new MutationObserver(() => {
    if (rows() !== (counts.at(-1) ?? 0)) counts.push(rows());
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return counts;
}

test('the first rows of a long ranking are rendered at once, the others soon after', async () => {
  const api = fakeApi();
  api.answer(SM, entries);
  const counts = countsOfRows();
  await renderScreen(
    <RankingScreen
      decade={10}
      filter={{ area: 'SM' }}
      onFilter={() => undefined}
      onFuel={() => undefined}
    />,
  );
  await expect.element(page.getByRole('link', { name: `Stazione ${COUNT}` })).toBeInTheDocument();
  await expect.poll(rows).toBe(COUNT);
  expect(counts).toEqual([12, COUNT]);
});
