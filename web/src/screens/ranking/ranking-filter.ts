import type { FuelMode } from '@pieno/contract/fuels.ts';
import type { Area } from '@pieno/contract/prices.ts';

/** The filter of a ranking, held in the search parameters of the URL. */
export interface RankingFilter {
  area: Area;
  /** Only this service mode is compared; all if undefined. */
  mode?: FuelMode | undefined;
  /** `near`: by distance, if the position is known; otherwise by price. */
  order?: 'near' | undefined;
}
