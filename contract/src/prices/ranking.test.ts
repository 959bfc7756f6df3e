// Tests rules call-prices, price-doubtful, price-unknown, ranking-mode, ranking-order, ranking-premium, ranking-ties.
import { describe, expect, test } from 'vitest';
import { rankCandidates } from './ranking.ts';
import { NOW, places, station } from '../testing/stations-to-rank.ts';

describe('rankCandidates', () => {
  test('puts the best base-grade price first', () => {
    expect(
      places([
        station('B', { price: 1.7 }),
        station('A', { price: 1.8 }, { price: 1.6, mode: 'served' }),
      ]),
    ).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
  });

  test('gives a doubtful price no rank, behind those that rank and before the stale ones', () => {
    expect(
      places([
        station('In dubbio', { price: 1.1, doubtful: true }),
        station('Vecchio', { price: 1.2, stale: true }),
        station('Sicuro', { price: 1.9 }),
      ]),
    ).toEqual([
      ['Sicuro', 1],
      ['In dubbio', null],
      ['Vecchio', null],
    ]);
  });

  test('never lets a premium grade win on its own', () => {
    expect(
      places([
        station('Solo premium', { price: 1.1, grade: 'premium' }),
        station('Premium caro', { price: 1.9 }, { price: 1.2, grade: 'premium' }),
      ]),
    ).toEqual([
      ['Premium caro', 1],
      ['Solo premium', null],
    ]);
  });

  test('puts fresh before stale and gives a stale price no rank', () => {
    expect(
      places([station('Vecchio', { price: 1.5, stale: true }), station('Fresco', { price: 1.7 })]),
    ).toEqual([
      ['Fresco', 1],
      ['Vecchio', null],
    ]);
  });

  test('puts a fresh premium grade above a stale base grade, both without a rank', () => {
    expect(
      places([
        station('Vecchio', { price: 1.5, stale: true }),
        station('Solo premium', { price: 1.9, grade: 'premium' }),
        station('Fresco', { price: 1.7 }),
      ]),
    ).toEqual([
      ['Fresco', 1],
      ['Solo premium', null],
      ['Vecchio', null],
    ]);
  });

  test('counts a dearer fresh fuel of the station rather than its stale one', () => {
    const [entry] = rankCandidates(
      [station('A', { price: 1.5, stale: true }, { price: 1.7, mode: 'served' })],
      NOW,
    );
    expect(entry).toMatchObject({ rank: 1, stale: false });
    expect(entry!.fuels.map((line) => line.price)).toEqual([1.7, 1.5]);
  });

  test('is independent of the input order: for equal names the id decides', () => {
    const twins = [station('ENI', { price: 1.7 }), station('ENI', { price: 1.7 })];
    expect(rankCandidates(twins.toReversed(), NOW)).toEqual(rankCandidates(twins, NOW));
  });

  test('shares the rank between equal prices, newer observation first, then name', () => {
    expect(
      places([
        station('Zeta', { price: 1.6, at: '08' }),
        station('Beta', { price: 1.6, at: '07' }),
        station('Alfa', { price: 1.6, at: '07' }),
        station('Ultimo', { price: 1.7 }),
      ]),
    ).toEqual([
      ['Zeta', 1],
      ['Alfa', 1],
      ['Beta', 1],
      ['Ultimo', 4],
    ]);
  });

  test('compares within one mode and leaves out stations without it', () => {
    const candidates = [
      station('Misto', { price: 1.6 }, { price: 1.8, mode: 'served' }),
      station('Servito', { price: 1.7, mode: 'served' }),
      station('Self', { price: 1.65 }),
    ];
    expect(places(candidates, 'served')).toEqual([
      ['Servito', 1],
      ['Misto', 2],
    ]);
    expect(places(candidates, 'self')).toEqual([
      ['Misto', 1],
      ['Self', 2],
    ]);
  });

  test('leaves out a station without a fuel', () => {
    expect(places([station('Vuoto')])).toEqual([]);
  });

  test('puts stations without a known price last, by name, and under no mode', () => {
    const unknown = (name: string) => ({ ...station(name), known: false });
    const candidates = [
      unknown('Zeta'),
      station('Vecchio', { price: 1.5, stale: true }),
      unknown('Alfa'),
      station('Fresco', { price: 1.7 }),
    ];
    expect(places(candidates)).toEqual([
      ['Fresco', 1],
      ['Vecchio', null],
      ['Alfa', null],
      ['Zeta', null],
    ]);
    expect(places(candidates, 'self')).toEqual([
      ['Fresco', 1],
      ['Vecchio', null],
    ]);
  });

  test('many equal prices are ordered by name, whatever their age', () => {
    const equal = ['D', 'A', 'C', 'B'].map((name, hour) =>
      station(name, { price: 0.4, at: `0${hour}` }),
    );
    expect(places(equal)).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 1],
      ['D', 1],
    ]);
    const [first] = rankCandidates([...equal, station('E', { price: 0.5 })], NOW);
    expect(first!.sharing).toBe(4);
  });
});
