// Tests rules closed-now, map-pins, price-states.
import { rankCandidates } from '@pieno/contract/prices/ranking.ts';
import { closedText } from '@pieno/contract/stations/opening-text.ts';
import { expect, test } from 'vitest';
import { BY_DAY, fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { distancesFrom, nearestOf } from './distances.ts';
import { pinsOf } from './pins.ts';

test('a pin shows unavailability before its price', () => {
  const now = new Date('2026-11-21T08:12:00.000Z');
  const closed = { state: 'closed' as const, fuel_type_id: null, until: now.toISOString() };
  const named = (name: string, counts: boolean) => ({
    ...rankingEntry({ name, fuels: [fuelPrice(10, 1.7)] }),
    states: [{ ...closed, counts }],
  });
  const entries = rankCandidates([named('Acton', true), named('Tamoil', false)], now);
  expect(pinsOf(entries, now, closedText).map(({ name }) => name)).toEqual([
    'Tamoil, Segnalato chiuso',
    'Acton, Chiuso',
  ]);
  expect(pinsOf(entries, new Date(now.getTime() + 1), closedText)[0]!.name).toBe('Tamoil');
  const night = new Date('2026-11-21T20:00:00Z');
  const shut = entries.map((entry) => ({ ...entry, opening: BY_DAY }));
  expect(pinsOf(shut, night, closedText)[0]!.name).toBe('Tamoil, Chiuso · apre domani alle 7');
});

test('in the order by distance the nearest three with a price show it, whatever their rank', () => {
  const now = new Date('2026-11-21T08:12:00.000Z');
  const at = (id: number, latitude: number, price?: number) => {
    const entry = rankingEntry({ id, latitude, fuels: price ? [fuelPrice(10, price)] : [] });
    return { ...entry, known: false };
  };
  const entries = rankCandidates(
    [at(1, 43.99, 1.5), at(2, 43.92, 1.9), at(3, 43.95, 1.7), at(4, 43.941), at(5, 43.94, 1.8)],
    now,
  );
  const here = { latitude: 43.94, longitude: entries[0]!.business.longitude! };
  const nearest = nearestOf(entries, distancesFrom(here, entries));
  const labelled = pinsOf(entries, now, closedText, nearest).flatMap((pin) =>
    pin.labelled ? [pin.id] : [],
  );
  expect(new Set(labelled)).toEqual(new Set([2, 3, 5]));
  expect(pinsOf(entries, now, closedText).every((pin) => pin.labelled === undefined)).toBe(true);
});
