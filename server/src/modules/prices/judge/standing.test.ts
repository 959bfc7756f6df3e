import { expect, test } from 'vitest';
import type { DriverClaim, FixedPrice } from './driver-claim.ts';
import { patienceFor } from './patience.ts';
import { standingOf } from './standing.ts';

const HOUR_MS = 3_600_000;

/** A driver's claim, seen and received so many hours after the beginning. */
const claim = (
  person: string,
  price: number,
  hour: number,
  leaning: DriverClaim['leaning'] = 'plain',
): DriverClaim => ({
  id: person,
  person,
  price,
  seenAt: hour * HOUR_MS,
  receivedAt: hour * HOUR_MS,
  reportId: `report of ${person}`,
  leaning,
  base: undefined,
});

/** A price of the owner at the beginning. */
const ownersWord = (price: number): FixedPrice => ({
  id: '0',
  price,
  seenAt: 0,
  receivedAt: 0,
  origin: 'owner',
  reportId: null,
  isSmall: false,
  wasHeld: false,
  person: 'olga',
  isVoid: false,
});

function standings(
  claims: readonly DriverClaim[],
  hours: number,
  fixed: readonly FixedPrice[] = [],
) {
  const evidence = { claims, fixed, confirmations: [] };
  const found = standingOf(evidence, patienceFor(new Map(), 'litre'), hours * HOUR_MS);
  return [...found.values()].map(({ state, by }) => (by ? `${state} ${by}` : state));
}

test('two held prices agree within twelve hours, nearly or to the thousandth', () => {
  const two = (price: number, hour: number) =>
    standings([claim('anna', 1500, 0, 'held'), claim('bruno', price, hour, 'held')], hour);
  for (const price of [1500, 1503]) {
    expect(two(price, 12)).toEqual(['accepted drivers', 'accepted drivers']);
    expect(two(price, 12.1)).toEqual(['held', 'held']);
  }
  expect(two(1510, 1)).toEqual(['held', 'held']);
});

test('two reported prices agree to the thousandth, for as long as a driver’s word counts', () => {
  const two = (price: number, hour: number) =>
    standings([claim('anna', 1650, 0), claim('bruno', price, hour)], hour);
  expect(two(1650, 72)).toEqual(['accepted drivers', 'accepted drivers']);
  expect(two(1651, 1)).toEqual(['reported', 'reported']);
  expect(two(1650, 72.1)).toEqual(['lapsed time', 'reported']);
});

test('a proven author’s price overtakes what others had seen before, when it ranks', () => {
  const claims = [
    claim('anna', 1650, 1),
    claim('bruno', 1660, 2, 'proven'),
    claim('carla', 1670, 3),
  ];
  expect(standings(claims, 3)).toEqual(['lapsed overtaken', 'accepted proven', 'reported']);
  const owner = [ownersWord(1700)];
  expect(standings(claims, 23, owner)).toEqual(['reported', 'reported', 'reported']);
  expect(standings(claims, 24, owner)).toEqual(['lapsed overtaken', 'accepted proven', 'reported']);
});
