import { agedAt, isRanked, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { AREAS, type Area } from '@pieno/contract/prices/areas.ts';
import { decadeOf, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { rankCandidates } from '@pieno/contract/prices/ranking.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { useQueries } from '@tanstack/react-query';
import { rankingQuery } from '../../core/api/prices/ranking.ts';
import { businessQuery } from '../../core/api/stations/business.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { toThousandths } from '../prices/editor/typed-price.ts';
import type { AlertInput } from './alert-input.ts';

export interface BestNow {
  /** In thousandths. */
  price: number;
  name: string;
}

interface Found {
  /** The best price that ranks; null if there is none. */
  best: BestNow | null;
  isPending: boolean;
}

/**
 * Finds the current best price among those that an alert watches, as rankings do. Excludes
 * demo prices.
 */
export function useBestNow(input: AlertInput, favorites: readonly number[]): Found {
  const now = useNow();
  const { decade, target, stations } = input;
  const mode = input.mode ?? undefined;
  const areas = areasOf(input.target);
  const rankings = useQueries({ queries: areas.map((area) => rankingQuery(decade, area)) });
  const ids = target === 'stations' ? stations.map(({ id }) => id) : [];
  const details = useQueries({ queries: ids.map((id) => businessQuery(String(id))) });
  const ranked = rankings.flatMap(({ data }) => rankCandidates(data?.data ?? [], now, mode));
  const found =
    target === 'stations'
      ? details.flatMap(({ data }) => (data ? pricesOf(data.data, decade, mode, now) : []))
      : ranked
          .filter(({ rank }) => rank !== null)
          .filter(({ business }) => target !== 'favorites' || favorites.includes(business.id))
          .flatMap(({ fuels: [fuel], business }) => (fuel ? { fuel, name: business.name } : []));
  const prices = found
    .filter(({ fuel }) => fuel.source !== 'demo')
    .map(({ fuel, name }) => ({ price: toThousandths(fuel.price), name }))
    .toSorted((a, b) => a.price - b.price);
  return {
    best: prices[0] ?? null,
    isPending: [...rankings, ...details].some(({ isPending }) => isPending),
  };
}

const areasOf = (target: AlertInput['target']): readonly Area[] =>
  target === 'favorites' ? AREAS : AREAS.filter((area) => area === target);

/** Those prices of a station that rank. */
const pricesOf = (
  { business, prices, states }: BusinessDetails,
  decade: number,
  mode: FuelMode | undefined,
  now: Date,
): { fuel: AgedPrice; name: string }[] =>
  agedAt(prices, now, states)
    .filter(isRanked)
    .filter(({ fuel_type: type }) => decadeOf(type.id) === decade && (!mode || type.mode === mode))
    .map((fuel) => ({ fuel, name: business.name }));
