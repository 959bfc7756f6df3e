import type { AreaChoice } from '@pieno/contract/prices/areas.ts';
import { FUEL_MODES, type FuelMode } from '@pieno/contract/prices/fuels.ts';
import { isSoldBothWays } from '@pieno/contract/profile/sold-both-ways.ts';

/** The filter of a ranking, held in the search parameters of the URL. */
export interface RankingFilter {
  area: AreaChoice;
  /** Only this service mode is compared; all if undefined. */
  mode?: FuelMode | undefined;
  /** `near`: by distance, if the position is known; `conviene`: by what a fill costs with its way; otherwise by price. */
  order?: 'near' | 'conviene' | undefined;
  /** True: what is known to be closed now is left out. */
  open?: true | undefined;
  /** True: the own favourites alone. */
  favorites?: true | undefined;
}

/** The filter that is taken along to another fuel: a mode only where both are sold. */
export const filterFor = (decade: number, filter: RankingFilter): RankingFilter =>
  isSoldBothWays(decade) ? filter : { ...filter, mode: undefined };

/** The mode of the own tank, in which a ranking of its fuel opens (rule ranking-mode), as web/src/features/prices/tank/tank.ts says it. */
export function ownMode(decade: number): FuelMode | undefined {
  const { tankFuel, tankMode } = ON_SERVER ? {} : document.documentElement.dataset;
  return tankFuel === String(decade) ? FUEL_MODES.find((mode) => mode === tankMode) : undefined;
}

/** The search parameters of a filter: what is not the default. */
export const searchOf = ({ area, mode, order, open, favorites }: RankingFilter) => ({
  ...(area !== 'SM' && { area }),
  ...(mode && { mode }),
  ...(order && { order }),
  ...(open && { open }),
  ...(favorites && { favorites }),
});

/** Address of a fuel's ranking with what it takes of this filter. */
export function pathOf(decade: number, filter: RankingFilter): string {
  const search = new URLSearchParams(
    Object.entries(searchOf(filterFor(decade, filter))).map(([name, value]) => [name, `${value}`]),
  );
  return `/ranking/${decade}${search.size > 0 ? `?${search}` : ''}`;
}
