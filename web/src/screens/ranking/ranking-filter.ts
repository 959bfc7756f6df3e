import type { FuelMode } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';

/** The filter of a ranking, held in the search parameters of the URL. */
export interface RankingFilter {
  area: Area;
  /** Only this service mode is compared; all if undefined. */
  mode?: FuelMode | undefined;
  /** `near`: by distance, if the position is known; `conviene`: by what a fill costs with its way; otherwise by price. */
  order?: 'near' | 'conviene' | undefined;
  /** True: what is known to be closed now is left out. */
  open?: true | undefined;
}

/**
 * True for petrol and diesel, which are sold both self-service and served: their mode filter is shown while the
 * ranking loads, so that nothing moves when it arrives.
 */
export const isSoldBothWays = (decade: number): boolean => decade === 10 || decade === 20;

/** The filter that is taken along to another fuel: a mode only where both are sold. */
export const filterFor = (decade: number, filter: RankingFilter): RankingFilter =>
  isSoldBothWays(decade) ? filter : { ...filter, mode: undefined };

/** The search parameters of a filter: what is not the default. */
export const searchOf = ({ area, mode, order, open }: RankingFilter) => ({
  ...(area !== 'SM' && { area }),
  ...(mode && { mode }),
  ...(order && { order }),
  ...(open && { open }),
});

/** Address of a fuel's ranking with what it takes of this filter. */
export function pathOf(decade: number, filter: RankingFilter): string {
  const search = new URLSearchParams(
    Object.entries(searchOf(filterFor(decade, filter))).map(([name, value]) => [name, `${value}`]),
  );
  return `/ranking/${decade}${search.size > 0 ? `?${search}` : ''}`;
}
