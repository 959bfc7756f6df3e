// Tests rule smac-rates.
import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Candidate } from '@pieno/contract/prices/ranking.ts';
import { expect, test } from 'vitest';
import { petrolReference } from './petrol-reference.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const fuel = (price: number, mode: FuelMode, facts = {}) => ({
  fuel_type: {
    id: mode === 'self' ? 10 : 11,
    name: '',
    color: '',
    unit: 'litre' as const,
    mode,
    grade: 'base' as const,
  },
  price,
  effective_date: '2026-11-21T08:00:00Z',
  fresh_until: '2026-11-29T08:00:00Z',
  source: 'owner' as const,
  stale: false,
  confirmed: true,
  doubtful: false,
  ...facts,
});
const station = (id: number, ...fuels: Candidate['fuels']): Candidate => ({
  decade: 10,
  known: true,
  business: { id, name: `S${id}`, latitude: null, longitude: null, locality: null, address: null },
  fuels,
});

test('is the mean of the ranked prices of served petrol', () => {
  const entries = [
    station(1, fuel(1.6, 'self'), fuel(1.7, 'served')),
    station(2, fuel(1.65, 'served')),
    station(3, fuel(1.9, 'served', { doubtful: true })),
    station(4, fuel(1.9, 'served', { fresh_until: '2026-11-20T08:00:00Z' })),
  ];
  expect(petrolReference(entries, NOW)).toBe(1.675);
});

test('is the mean of all petrol where none is served, and null where nothing ranks', () => {
  expect(petrolReference([station(1, fuel(1.6, 'self')), station(2, fuel(1.7, 'self'))], NOW)).toBe(
    1.65,
  );
  expect(petrolReference([], NOW)).toBeNull();
  const invented = fuel(1.6, 'served', { source: 'demo' });
  expect(petrolReference([station(1, invented)], NOW)).toBeNull();
});
