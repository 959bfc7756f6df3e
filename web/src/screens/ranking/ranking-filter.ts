import type { AreaChoice } from '@pieno/contract/prices/areas.ts';
import { FUEL_MODES, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { isSoldBothWays } from '@pieno/contract/profile/sold-both-ways.ts';

/** The filter of a ranking, stored in the URL's search parameters. */
export interface RankingFilter {
  area: AreaChoice;
  /** The only service mode compared; all if undefined. */
  mode?: FuelMode | undefined;
  /**
   * `near`: by distance, if the position is known; `conviene`: by a refuel's cost including the detour; otherwise by
   * price.
   */
  order?: 'near' | 'conviene' | undefined;
  /** True: stations known to be closed now are hidden. */
  open?: true | undefined;
  /** True: only the visitor's favourites. */
  favorites?: true | undefined;
}

/** Returns the filter for another fuel: the mode is kept only if both are sold. */
export const filterFor = (decade: number, filter: RankingFilter): RankingFilter =>
  isSoldBothWays(decade) ? filter : { ...filter, mode: undefined };

/**
 * Returns the mode of the visitor's tank, in which a ranking of its fuel opens (rule ranking-mode), from the mark set
 * by web/src/features/prices/tank/tank.ts.
 */
export function ownMode(decade: number): FuelMode | undefined {
  const { tankFuel, tankMode } = ON_SERVER ? {} : document.documentElement.dataset;
  return tankFuel === String(decade) ? FUEL_MODES.find((mode) => mode === tankMode) : undefined;
}

/** Returns a filter's search parameters, without defaults. */
export const searchOf = ({ area, mode, order, open, favorites }: RankingFilter) => ({
  ...(area !== 'SM' && { area }),
  ...(mode && { mode }),
  ...(order && { order }),
  ...(open && { open }),
  ...(favorites && { favorites }),
});

/** Returns the address of a fuel's ranking with the applicable filters. */
export function pathOf(decade: number, filter: RankingFilter): string {
  const search = new URLSearchParams(
    Object.entries(searchOf(filterFor(decade, filter))).map(([name, value]) => [name, `${value}`]),
  );
  return `/ranking/${decade}${search.size > 0 ? `?${search}` : ''}`;
}
