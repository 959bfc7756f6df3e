// Tests rules call-why, price-ageing, price-contested, price-stale, price-stand-in, price-states.
import { describe, expect, test } from 'vitest';
import { winnerAt } from './freshness.ts';
import type { FuelMode } from './fuels.ts';
import { rankCandidates, tieBreakOf, type Candidate } from './ranking.ts';
import { NOW, places, reported, station } from '../testing/stations-to-rank.ts';

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

test('of equal prices the one reported last is first, and the tie-break is known', () => {
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

describe("drivers' reports when nothing ranks", () => {
  const stale = station('Detto', { price: 1.4, stale: true });
  stale.reported = [reported(1.62, 'served'), reported(1.6), reported(1.2, 'self', 'premium')];
  const only = { ...station('Solo detto'), reported: [reported(1.59)] };
  const standing = (candidates: Candidate[], mode?: FuelMode, now = NOW) =>
    rankCandidates(candidates, now, mode).map(({ business, rank, standIn }) => [
      business.name,
      rank,
      standIn?.price,
    ]);

  test('come first, cheapest first, without a rank; nothing stands in beside a ranked price', () => {
    const old = station('Vecchio', { price: 1.3, ...AGEING });
    const none = { ...station('Ignoto'), known: false };
    expect(standing([none, old, stale, only])).toEqual([
      ['Solo detto', null, 1.59],
      ['Detto', null, 1.6],
      ['Vecchio', null, undefined],
      ['Ignoto', null, undefined],
    ]);
    expect(standing([stale, only, station('Vero', { price: 1.7 })])).toEqual([
      ['Vero', 1, undefined],
      ['Detto', null, undefined],
      ['Solo detto', null, undefined],
    ]);
  });

  test('stand in for the chosen mode only, even if another mode ranks', () => {
    const self = station('Self', { price: 1.5 });
    expect(standing([self, stale], 'self')).toEqual([
      ['Self', 1, undefined],
      ['Detto', null, undefined],
    ]);
    expect(standing([self, stale], 'served')).toEqual([['Detto', null, 1.62]]);
  });

  test('take the rank from invented prices until they end', () => {
    const demo = station('Inventato', { price: 1.5 });
    demo.fuels[0]!.source = 'demo';
    expect(standing([demo, only])).toEqual([
      ['Solo detto', null, 1.59],
      ['Inventato', null, undefined],
    ]);
    const later = new Date(Date.parse(only.reported[0]!.until) + 1);
    expect(standing([demo, only], undefined, later)).toEqual([['Inventato', 1, undefined]]);
  });

  test('do not stand in at a closed station', () => {
    const state = { state: 'closed', fuel_type_id: null, until: only.reported[0]!.until } as const;
    const closed = (counts: boolean) => standing([{ ...only, states: [{ ...state, counts }] }]);
    expect(closed(true)).toEqual([['Solo detto', null, undefined]]);
    expect(closed(false)).toEqual([['Solo detto', null, 1.59]]);
  });

  test('stand in for the winner of an answer without a rank until they end', () => {
    const [best] = rankCandidates([stale], NOW);
    const group = { decade: 10, label: 'Benzina', runner_up_delta: null, tied_with: 0 };
    const answer = { ...group, best: best!, stations: 0, demo: false };
    expect(winnerAt(answer, NOW).best!.standIn).toMatchObject({ price: 1.6, source: 'driver' });
    const later = new Date(Date.parse(only.reported[0]!.until) + 1);
    expect(winnerAt(answer, later).best!.standIn).toBeUndefined();
    // It ranked when the answer was made; whether other stations still rank is unknown.
    expect(winnerAt({ ...answer, best: { ...best!, rank: 1 } }, NOW).best!.standIn).toBeUndefined();
  });
});

describe('a stored answer', () => {
  const OLD = { price: 1.5, until: '2026-11-29T10:00:00.000Z' };
  const kept = [
    station('Vecchio', OLD),
    station('Fresco', { price: 1.7, until: '2026-12-03T10:00:00.000Z' }),
  ];
  const rankedAt = (iso: string) =>
    rankCandidates(kept, new Date(iso)).map(({ business, rank }) => [business.name, rank]);

  test('ranks the next price from the instant at which the first turns stale', () => {
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

  test('leaves a price stale that the server marked stale', () => {
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
