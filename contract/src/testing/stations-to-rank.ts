/** Invented stations for tests of the ranking. */
import type { FuelGrade, FuelMode } from '../prices/fuels.ts';
import type { FuelPrice, ReportedPrice } from '../prices/prices.ts';
import { rankCandidates, type Candidate } from '../prices/ranking.ts';

export const NOW = new Date('2026-11-21T12:00:00.000Z');

interface FuelLine {
  price: number;
  mode?: FuelMode | undefined;
  grade?: FuelGrade | undefined;
  stale?: boolean;
  doubtful?: boolean;
  contested?: boolean;
  at?: string;
  confirmed?: string;
  until?: string;
  /** End of ageing; if missing, the end of being fresh. */
  staleFrom?: string;
}

function fuel({
  price,
  mode = 'self',
  grade = 'base',
  stale = false,
  doubtful = false,
  contested = false,
  at = '10',
  confirmed,
  until = '2026-11-29T10:00:00.000Z',
  staleFrom = until,
}: FuelLine): FuelPrice {
  return {
    fuel_type: { id: 10, name: `${grade} ${mode}`, color: '#15803d', unit: 'litre', mode, grade },
    price,
    effective_date: `2026-11-21T${at}:00:00.000Z`,
    source: 'import',
    stale,
    fresh_until: until,
    stale_from: staleFrom,
    ...(confirmed && { confirmed_at: `2026-11-21T${confirmed}:00:00.000Z` }),
    confirmed: true,
    doubtful,
    contested,
  };
}

/** A driver's reported price, valid for three days. */
export function reported(price: number, mode?: FuelMode, grade?: FuelGrade): ReportedPrice {
  const { fuel_type, effective_date: seen_at } = fuel({ price, mode, grade });
  return { fuel_type, price, seen_at, until: '2026-11-24T10:00:00.000Z' };
}

let nextId = 1;
/** A station to rank; its fuels are of one category. */
export const station = (name: string, ...fuels: FuelLine[]): Candidate => ({
  decade: 10,
  known: true,
  business: { id: nextId++, name, latitude: 43.9, longitude: 12.4, locality: null, address: null },
  fuels: fuels.map(fuel),
});

/** The names and ranks of a ranking, best first. */
export const places = (candidates: Candidate[], mode?: FuelMode) =>
  rankCandidates(candidates, NOW, mode).map((entry) => [entry.business.name, entry.rank]);
