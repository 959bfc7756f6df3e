// Tests rules import-areas, price-gate.
import { expect, test } from 'vitest';
import { gateLimits } from '../../prices/evaluate/gate-limits.ts';
import { chooseClaims, type Place } from './claims.ts';
import type { PriceRow } from './prices.ts';

const NOW = new Date('2026-08-21T08:00:00Z');
let line = 2;
const row = (fields: Partial<PriceRow> = {}): PriceRow => ({
  line: (line += 1),
  text: 'la riga',
  station: '7',
  fuel: 'Benzina',
  mode: 'self',
  price: 1999,
  observedAt: new Date('2026-08-21T05:00:00Z'),
  ...fields,
});
const LIMITS = { ...gateLimits(new Map()), added: new Map() };
const placeOf = (station: string): Place => {
  if (['4', '5', '6'].includes(station)) return 'outside';
  return ['7', '8', '9'].includes(station) ? 'kept' : undefined;
};
const choose = (...rows: PriceRow[]) => chooseClaims(rows, placeOf, NOW, 'p.csv', LIMITS);
const reasons = (...rows: PriceRow[]) => choose(...rows).rejects.map((reject) => reject.reason);

test('a price becomes a claim in the unit of its fuel', () => {
  const { claims } = choose(row(), row({ fuel: 'Metano', mode: 'served', price: 1649 }));
  expect(claims.map(({ fuel, unit, price }) => [fuel, unit, price])).toEqual([
    [10, 'litre', 1999],
    [40, 'kilogram', 1649],
  ]);
});

test('a price without a station in the registry is rejected, any other is left to the gate', () => {
  expect(reasons(row({ station: '999' }))).toEqual(['orphan']);
  expect(reasons(row({ price: 100 }))).toEqual([]);
  expect(reasons(row({ observedAt: new Date('2026-08-21T08:06:00Z') }))).toEqual([]);
});

test('the median of each fuel and mode is computed where three rows state one', () => {
  const { medians } = choose(
    row({ station: '8', price: 1900 }),
    row({ station: '9', price: 1990 }),
    row({ price: 2500 }),
    row({ mode: 'served', price: 2100 }),
    row({ mode: 'served', price: 2200, station: '8' }),
  );
  expect(medians).toEqual([[10, 1990]]);
});

test('a median takes one row per station, and only prices in the fuel’s range', () => {
  const rows = [
    row({ station: '8', price: 1900 }),
    row({ station: '9', price: 1990 }),
    row({ price: 2500 }),
  ];
  const wrong = ['5', '5', '5', '5'].map((station) => row({ station, price: 170 }));
  const again = [2510, 2520, 2530].map((price) => row({ price }));
  const { medians, belt } = choose(...rows, ...wrong, ...again);
  expect([medians, belt]).toEqual([[[10, 1990]], [[10, 1990]]]);
  // The range of such a fuel is unknown; the first one's name reveals its kind.
  const unknown = (fuel: string) =>
    ['7', '8', '9', '5'].map((station, index) =>
      row({ station, fuel, price: [200, 900, 910, 920][index]! }),
    );
  expect(choose(...unknown('Biometano'), ...unknown('Miscela')).medians).toEqual([
    ['biometano/self', 910],
    ['miscela/self', 910],
  ]);
});

test('rows outside the areas are counted, and included in the medians', () => {
  const far = ['4', '5', '6'].map((station) =>
    row({ station, price: 1900 + 10 * Number(station) }),
  );
  const { claims, rejects, medians, beyond } = choose(row({ price: 1700 }), ...far);
  expect(claims.map(({ price }) => price)).toEqual([1700]);
  expect([rejects, beyond]).toEqual([[], { outside: 3, unplaced: 0 }]);
  expect(medians).toEqual([[10, 1945]]);
});

test('of two products of one fuel type the newer is kept, or the cheaper of the same time', () => {
  const older = row({
    fuel: 'Blue Diesel',
    price: 2219,
    observedAt: new Date('2026-08-20T05:00:00Z'),
  });
  const newer = row({ fuel: 'Gasolio Premium', price: 2319 });
  const cheaper = row({ fuel: 'Gasolio speciale', price: 2299 });
  for (const rows of [
    [older, newer, cheaper],
    [cheaper, newer, older],
  ]) {
    const { claims, rejects } = choose(...rows);
    expect(claims.map((claim) => claim.price)).toEqual([2299]);
    expect(rejects.map((reject) => reject.reason)).toEqual(['same_fuel', 'same_fuel']);
  }
});

test('an outlier does not replace the credible price beside it', () => {
  const rows = [
    row({ station: '8', fuel: 'Blue Diesel', price: 2219 }),
    row({ station: '9', fuel: 'Blue Diesel', price: 2239 }),
    row({ fuel: 'Blue Diesel', price: 2229, observedAt: new Date('2026-08-20T05:00:00Z') }),
    row({ fuel: 'S-Diesel', price: 1000 }),
  ];
  const { claims, rejects } = choose(...rows);
  expect(claims.find((claim) => claim.station === '7')?.price).toBe(2229);
  expect(rejects.map((reject) => reject.reason)).toEqual(['same_fuel']);
});

test('an unknown fuel is passed on by name, once per mode', () => {
  const { claims, unknownFuels } = choose(
    row({ fuel: 'Idrogeno' }),
    row({ fuel: 'IDROGENO', station: '8' }),
    row({ fuel: 'Idrogeno', mode: 'served' }),
    row({ fuel: 'Fantasia', station: '999' }),
    row({ fuel: 'Lontano', station: '5' }),
  );
  expect(unknownFuels).toEqual([
    { key: 'idrogeno/self', name: 'Idrogeno', mode: 'self' },
    { key: 'idrogeno/served', name: 'Idrogeno', mode: 'served' },
  ]);
  expect(claims.map((claim) => claim.fuel)).toEqual([
    'idrogeno/self',
    'idrogeno/served',
    'idrogeno/self',
  ]);
});

test('every row is a claim or a reject', () => {
  const rows = [row(), row(), row({ station: '0' }), row({ station: '8' })];
  const { claims, rejects } = choose(...rows);
  expect(claims.length + rejects.length).toBe(rows.length);
});
