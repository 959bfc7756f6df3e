import { describe, expect, test } from 'vitest';
import type { FuelGrade, FuelMode } from './fuels.ts';
import type { FuelPrice } from './prices.ts';
import { rankCandidates, type Candidate } from './ranking.ts';

interface FuelLine {
  price: number;
  mode?: FuelMode;
  grade?: FuelGrade;
  stale?: boolean;
  doubtful?: boolean;
  at?: string;
}

function fuel({
  price,
  mode = 'self',
  grade = 'base',
  stale = false,
  doubtful = false,
  at = '10',
}: FuelLine): FuelPrice {
  return {
    fuel_type: { id: 10, name: `${grade} ${mode}`, color: '#15803d', unit: 'litre', mode, grade },
    price,
    effective_date: `2026-11-21T${at}:00:00.000Z`,
    source: 'import',
    stale,
    confirmed: true,
    doubtful,
  };
}

let nextId = 1;
const station = (name: string, ...fuels: FuelLine[]): Candidate => ({
  decade: 10,
  business: { id: nextId++, name, latitude: 43.9, longitude: 12.4, locality: null, address: null },
  fuels: fuels.map(fuel),
});

const places = (candidates: Candidate[], mode?: FuelMode) =>
  rankCandidates(candidates, mode).map((entry) => [entry.business.name, entry.rank]);

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
    const [entry] = rankCandidates([
      station('A', { price: 1.5, stale: true }, { price: 1.7, mode: 'served' }),
    ]);
    expect(entry).toMatchObject({ rank: 1, stale: false });
    expect(entry!.fuels.map((line) => line.price)).toEqual([1.7, 1.5]);
  });

  test('is the same however the stations come: of two with one name the id decides', () => {
    const twins = [station('ENI', { price: 1.7 }), station('ENI', { price: 1.7 })];
    expect(rankCandidates(twins.toReversed())).toEqual(rankCandidates(twins));
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
});
