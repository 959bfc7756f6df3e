import type { FuelMode } from '@pieno/contract/fuels.ts';
import type { Area } from '@pieno/contract/prices.ts';

/** What the address says about a ranking besides its category. */
export interface RankingFilter {
  area: Area;
  /** Compare only this mode. */
  mode?: FuelMode | undefined;
  /** By distance, where the position is known; by price otherwise. */
  order?: 'near' | undefined;
}
