// Tests rules entry-screen, home-winners, price-doubtful, price-stand-in, ranking-best, ranking-premium.
import { expect, test } from 'vitest';
import type { Decade } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice, ReportedPrice } from '@pieno/contract/prices/prices.ts';
import { rankCandidates, type PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { bestOf as bestBeside } from './best.ts';

const bestOf = (decade: Decade, entries: PlacedEntry[]) => bestBeside(decade, entries, []);

type Line = Partial<FuelPrice> & {
  price: number;
  grade?: 'base' | 'premium';
  /** A driver's reported price of the same fuel. */
  reported?: number;
};

const PETROL = {
  id: 10,
  name: 'Benzina Self',
  color: '#15803d',
  unit: 'litre',
  mode: 'self',
} as const;

const reportedAt = (price: number): ReportedPrice => ({
  fuel_type: { ...PETROL, grade: 'base' },
  price,
  seen_at: '2026-11-21T07:00:00.000Z',
  until: '2026-11-24T07:00:00.000Z',
});

function ranking(...lines: Line[]): PlacedEntry[] {
  return rankCandidates(
    lines.map(({ grade = 'base', reported, ...line }, index) => ({
      decade: 10,
      known: true,
      business: {
        id: index + 1,
        name: `Stazione ${index + 1}`,
        latitude: null,
        longitude: null,
        locality: null,
        address: null,
      },
      fuels: [
        {
          fuel_type: { ...PETROL, grade },
          effective_date: '2026-11-21T07:00:00.000Z',
          source: 'import',
          stale: false,
          fresh_until: '2026-11-29T07:00:00.000Z',
          confirmed: true,
          doubtful: false,
          ...line,
        },
      ],
      ...(reported && { reported: [reportedAt(reported)] }),
    })),
    new Date('2026-11-21T12:00:00Z'),
  );
}

test('returns the cheapest and its distance from the next', () => {
  const best = bestOf(10, ranking({ price: 1.681 }, { price: 1.669 }, { price: 1.7 }));
  expect(best).toMatchObject({
    label: 'Benzina',
    best: { business: { id: 2 } },
    runner_up_delta: 0.012,
    tied_with: 0,
    stations: 3,
    demo: false,
  });
});

test('gives the time of the newest report of a real price in the category', () => {
  const [early, late, later] = ['07', '09', '11'].map((hour) => `2026-11-21T${hour}:00:00.000Z`);
  const lines = [
    { price: 1.669, effective_date: early! },
    { price: 1.7, effective_date: early!, confirmed_at: late! },
    { price: 1.6, effective_date: later!, source: 'demo' as const },
  ];
  expect(bestOf(10, ranking(...lines)).newest).toBe(late);
  expect(bestOf(10, ranking(lines[2]!)).newest).toBeUndefined();
});

test('gives how far the winner is below the median of the ranked prices', () => {
  const prices = [{ price: 1.681 }, { price: 1.669 }, { price: 1.7 }];
  expect(bestOf(10, ranking(...prices)).below_median).toBe(0.012);
  expect(bestOf(10, ranking(...prices.slice(1))).below_median).toBeNull();
  expect(bestOf(10, ranking(...prices.map(() => ({ price: 1.7 })))).below_median).toBeNull();
  const demo = prices.map((line) => ({ ...line, source: 'demo' as const }));
  expect(bestOf(10, ranking(...demo)).below_median).toBeNull();
});

test('counts the stations that share the best price and compares with the next dearer one', () => {
  const best = bestOf(10, ranking({ price: 0.4 }, { price: 0.4 }, { price: 0.4 }, { price: 0.45 }));
  expect(best).toMatchObject({ tied_with: 2, runner_up_delta: 0.05 });
});

test('takes the newest stale price where no fresh one is left', () => {
  const best = bestOf(
    10,
    ranking(
      { price: 1.5, stale: true, effective_date: '2026-10-01T07:00:00.000Z' },
      { price: 1.6, stale: true, effective_date: '2026-11-01T07:00:00.000Z' },
    ),
  );
  expect(best).toMatchObject({
    best: { business: { id: 2 }, stale: true, rank: null },
    stations: 0,
    runner_up_delta: null,
  });
});

test('takes the newest ageing price before any stale one, by its newest confirmation', () => {
  const old = { stale: true, effective_date: '2026-11-20T07:00:00.000Z' };
  const ageing = { ageing: true, effective_date: '2026-11-15T07:00:00.000Z' };
  const best = bestOf(
    10,
    ranking(
      { price: 1.5, ...old },
      { price: 1.6, ...ageing },
      { price: 1.7, ...ageing, confirmed_at: '2026-11-16T07:00:00.000Z' },
      { price: 1.4, ...ageing, contested: true, confirmed_at: '2026-11-17T07:00:00.000Z' },
    ),
  );
  expect(best).toMatchObject({ best: { business: { id: 3 }, stale: false, rank: null } });
});

test('takes the cheapest reported price before an old price, where nothing ranks', () => {
  const lines = [
    { price: 1.7, ageing: true },
    { price: 1.5, stale: true, reported: 1.66 },
  ];
  const cheapest = { price: 1.6, source: 'demo', reported: 1.65 } as const;
  expect(bestOf(10, ranking(...lines, cheapest))).toMatchObject({
    best: { business: { id: 3 }, rank: null, standIn: { price: 1.65 } },
    runner_up_delta: null,
    tied_with: 0,
    stations: 0,
    demo: false,
  });
  expect(bestOf(10, ranking(...lines, { price: 1.8 })).best).toMatchObject({ rank: 1 });
});

test('never takes a premium grade', () => {
  expect(bestOf(10, ranking({ price: 1.2, grade: 'premium' })).best).toBeNull();
});

test('has no winner where nothing is sold', () => {
  expect(bestOf(40, [])).toEqual({
    decade: 40,
    label: 'Metano',
    best: null,
    runner_up_delta: null,
    below_median: null,
    tied_with: 0,
    stations: 0,
    border_stations: 0,
    demo: false,
  });
});

test('marks a winner that is only a demonstration', () => {
  expect(bestOf(10, ranking({ price: 1.6, source: 'demo' })).demo).toBe(true);
});

test('a doubtful price never wins, even where every other is stale', () => {
  const [slip, sure] = [{ price: 1.169, doubtful: true }, { price: 1.669 }];
  expect(bestOf(10, ranking(slip, sure))).toMatchObject({ stations: 1, tied_with: 0 });
  expect(bestOf(10, ranking(slip, sure)).best!.fuels[0]!.price).toBe(1.669);
  const old = { ...sure, stale: true };
  expect(bestOf(10, ranking(slip, old)).best!.fuels[0]!.price).toBe(1.669);
  expect(bestOf(10, ranking(slip)).best).toBeNull();
});

test('counts the stations across the border that have a known price', () => {
  const [known] = ranking({ price: 1.7 });
  const unknown = { ...known!, known: false, rank: null, fuels: [] };
  expect(bestBeside(10, [], [known!, unknown]).border_stations).toBe(1);
});
