import type { Registry } from '@prometheus-io/client';
import { AREAS } from '@pieno/contract/prices/areas.ts';
import { DECADES, type Decade } from '@pieno/contract/prices/fuels.ts';
import type { Clock } from '../clock.ts';
import type { Board } from '../modules/board/board.ts';
import { lastReportAt } from '../modules/prices/evaluate/freshness.ts';
import { TALLIES } from '../tally.ts';
import { counter, gauge } from './figures.ts';

const CATEGORIES: Readonly<Record<Decade, string>> = {
  10: 'petrol',
  20: 'diesel',
  30: 'lpg',
  40: 'methane',
  50: 'electric',
  100: 'other',
};

/** Registers the price board's figures: read from memory, also while the database is away. */
export function boardFigures(registry: Registry, board: Board, clock: Clock): void {
  const ageOf = (at: Date | number) => Math.max(0, (clock.now().getTime() - Number(at)) / 1_000);
  gauge(registry, {
    name: 'pieno_board_age_seconds',
    help: 'Seconds since the price board last said what the database does; looked at every few seconds.',
    *read() {
      if (board.checkedAt) yield [{}, ageOf(board.checkedAt)];
    },
  });
  gauge(registry, {
    name: 'pieno_board_stations',
    help: 'Stations that the price board knows.',
    read: () => [[{}, board.stations.size]],
  });
  counter(registry, {
    name: 'pieno_board_rebuilds_total',
    help: 'How often the answers of the price board were made anew.',
    read: () => TALLIES.boardRebuilds,
  });
  counter(registry, {
    name: 'pieno_board_rebuild_seconds_total',
    help: 'Seconds that making them took.',
    read: () => TALLIES.boardRebuildSeconds,
  });
  gauge<'area' | 'category'>(registry, {
    name: 'pieno_price_newest_age_seconds',
    help: 'Seconds since somebody last said a price; demonstration prices do not count.',
    labels: ['area', 'category'],
    *read() {
      for (const area of AREAS) {
        for (const decade of DECADES) {
          const newest = newestOf(board, area, decade);
          if (newest) yield [{ area, category: CATEGORIES[decade] }, ageOf(newest)];
        }
      }
    },
  });
}

/** @returns milliseconds since 1970; 0 without a price */
function newestOf(board: Board, area: (typeof AREAS)[number], decade: Decade): number {
  let newest = 0;
  for (const { prices } of board.stations.inArea(area)) {
    for (const price of prices) {
      if (price.source === 'demo' || price.fuel.decade !== decade) continue;
      newest = Math.max(newest, lastReportAt(price).getTime());
    }
  }
  return newest;
}
