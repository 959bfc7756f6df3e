import { rankCandidates } from '@pieno/contract/ranking.ts';
import { expect, test } from 'vitest';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { pinsOf } from './pins.ts';

test('a pin says what cannot be had before its price', () => {
  const now = new Date('2026-11-21T08:12:00.000Z');
  const closed = { state: 'closed' as const, fuel_type_id: null, until: now.toISOString() };
  const named = (name: string, counts: boolean) => ({
    ...rankingEntry({ name, fuels: [fuelPrice(10, 1.7)] }),
    states: [{ ...closed, counts }],
  });
  const entries = rankCandidates([named('Acton', true), named('Tamoil', false)], now);
  expect(pinsOf(entries, now).map(({ name }) => name)).toEqual([
    'Tamoil, Segnalato chiuso',
    'Acton, Chiuso',
  ]);
  expect(pinsOf(entries, new Date(now.getTime() + 1))[0]!.name).toBe('Tamoil');
});
