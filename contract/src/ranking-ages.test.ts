import { describe, expect, test } from 'vitest';
import { winnerAt } from './freshness.ts';
import { rankCandidates, tieBreakOf } from './ranking.ts';
import { NOW, places, station } from './testing/stations-to-rank.ts';

const AGEING = { until: '2026-11-21T10:00:00.000Z', staleFrom: '2026-11-29T10:00:00.000Z' };

test('puts ageing prices by price below all fresh ones and above the stale ones, without a rank', () => {
  expect(
    places([
      station('Stantio', { price: 1.1, stale: true }),
      station('Cala caro', { price: 1.4, ...AGEING }),
      station('Cala', { price: 1.3, ...AGEING }),
      station('In dubbio', { price: 1.9, doubtful: true }),
      station('Fresco', { price: 1.8 }),
    ]),
  ).toEqual([
    ['Fresco', 1],
    ['In dubbio', null],
    ['Cala', null],
    ['Cala caro', null],
    ['Stantio', null],
  ]);
});

test('takes the rank from a contested price and from a station that two people found closed', () => {
  const closed = station('Chiuso', { price: 1.2 });
  const state = { state: 'closed', fuel_type_id: null, counts: true } as const;
  closed.states = [{ ...state, until: '2026-11-21T12:00:00.000Z' }];
  const candidates = [
    closed,
    station('Contestato', { price: 1.1, contested: true }),
    station('Aperto', { price: 1.3 }),
  ];
  expect(places(candidates)).toEqual([
    ['Aperto', 1],
    ['Contestato', null],
    ['Chiuso', null],
  ]);
  const [first] = rankCandidates(candidates, new Date('2026-11-21T12:00:00.001Z'));
  expect(first).toMatchObject({ rank: 1, business: { name: 'Chiuso' } });
});

test('of equal prices the one said last stands first, seen or confirmed; it can be told why', () => {
  const entries = rankCandidates(
    [
      station('Visto', { price: 1.6, at: '09' }),
      station('Confermato', { price: 1.6, at: '07', confirmed: '10' }),
      station('Bis', { price: 1.6, at: '09' }),
      station('Caro', { price: 1.7 }),
    ],
    NOW,
  );
  expect(
    entries.map((entry, index) => [entry.business.name, tieBreakOf(entries[index - 1], entry)]),
  ).toEqual([
    ['Confermato', null],
    ['Bis', 'newest'],
    ['Visto', 'name'],
    ['Caro', null],
  ]);
});

describe('an answer that was kept', () => {
  const OLD = { price: 1.5, until: '2026-11-29T10:00:00.000Z' };
  const kept = [
    station('Vecchio', OLD),
    station('Fresco', { price: 1.7, until: '2026-12-03T10:00:00.000Z' }),
  ];
  const rankedAt = (iso: string) =>
    rankCandidates(kept, new Date(iso)).map(({ business, rank }) => [business.name, rank]);

  test('lets a price lose its rank at the instant it turns stale, and the next one win', () => {
    expect(rankedAt('2026-11-29T10:00:00.000Z')).toEqual([
      ['Vecchio', 1],
      ['Fresco', 2],
    ]);
    expect(rankedAt('2026-11-29T10:00:00.001Z')).toEqual([
      ['Fresco', 1],
      ['Vecchio', null],
    ]);
    expect(rankedAt('2026-12-04T00:00:00.000Z').map(([, rank]) => rank)).toEqual([null, null]);
  });

  test('freshens nothing that the server called stale', () => {
    const [entry] = rankCandidates([station('A', { ...OLD, stale: true })], NOW);
    expect(entry).toMatchObject({ rank: null, stale: true });
  });

  test('takes the rank from a winner that has turned stale', () => {
    const [best] = rankCandidates([station('A', OLD)], NOW);
    const group = {
      decade: 10,
      label: 'Benzina',
      best: best!,
      runner_up_delta: null,
      tied_with: 0,
      stations: 1,
      demo: false,
    };
    expect(winnerAt(group, NOW).best).toMatchObject({ rank: 1, stale: false });
    expect(winnerAt(group, new Date('2026-12-01T00:00:00Z')).best).toMatchObject({
      rank: null,
      stale: true,
      fuels: [{ stale: true }],
    });
    expect(winnerAt({ ...group, best: null }, NOW).best).toBeNull();
    const ageing = { price: 1.5, until: '2026-11-21T10:00:00.000Z', staleFrom: OLD.until };
    const [kept] = rankCandidates([station('B', ageing)], new Date('2026-11-21T10:00:00.000Z'));
    expect(winnerAt({ ...group, best: kept! }, NOW).best).toMatchObject({
      rank: null,
      stale: false,
      fuels: [{ ageing: true }],
    });
  });
});
