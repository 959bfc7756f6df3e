// Tests rule ranking-row.
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { fuelPrice, rankingEntry, winnerGroup } from '../testing/sample-prices.ts';
import { WinnerCard } from './home/winner-card.tsx';
import { RankingList } from './ranking/ranking-list.tsx';

beforeEach(async () => {
  fakeApi();
  await document.fonts.load('700 16px "Figtree Variable"');
});

const NAME = 'Distributore di Strada La Ciarulla, Serravalle';
const entry = {
  ...rankingEntry({ name: NAME, locality: 'Borgo Maggiore', fuels: [fuelPrice(10, 1.669)] }),
  sharing: 1,
};

/** Returns the number of visible lines of an element's text. */
function linesOf(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { bottom } = element.getBoundingClientRect();
  const tops = [...text.getClientRects()].filter((line) => line.bottom <= bottom + 2);
  return new Set(tops.map(({ top }) => top)).size;
}

const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;
const inlineWidth = (width: number) => ({ style: { inlineSize: width - 32 } });

test.for([320, 390])(
  'a row of %i pixels distinguishes stations, and truncates no place',
  async (width) => {
    await renderScreen(
      <div {...inlineWidth(width)}>
        <RankingList entries={[entry]} area="SM" distances={new Map()} />
      </div>,
    );
    const name = page.getByRole('link', { name: NAME });
    await expect.element(name).toBeVisible();
    expect(linesOf(name.element())).toBe(2);
    const place = page.getByText('Borgo Maggiore', { exact: true }).element();
    expect([place, place.parentElement!, place.closest('p')!].every(isWhole)).toBe(true);
  },
);

test.for([320, 390])(
  'a winner of %i pixels distinguishes stations, and truncates no lead',
  async (width) => {
    const fuel = fuelPrice(10, 1.669, { source: 'demo' });
    const winner = { ...winnerGroup(10), best: entry, fuel };
    await renderScreen(
      <div {...inlineWidth(width)}>
        <WinnerCard winner={winner} />
      </div>,
    );
    const name = page.getByRole('link', { name: NAME });
    await expect.element(name).toBeVisible();
    expect(linesOf(name.element())).toBe(2);
    expect(isWhole(page.getByText(/sul secondo$/).element())).toBe(true);
  },
);
