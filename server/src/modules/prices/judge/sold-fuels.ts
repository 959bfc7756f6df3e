import { DECADES } from '@pieno/contract/fuels.ts';

const ELECTRIC = 50;
const BY_KIND: Record<string, readonly number[]> = {
  fuel: DECADES.filter((decade) => decade !== ELECTRIC),
  charging: [ELECTRIC],
};

/**
 * The decades a station sells: a petrol station every fuel that flows, a charging site electricity, both what a source
 * adds. Pumps and columns may share a forecourt.
 * @param confirmed decades that a source confirms
 */
export const soldDecades = (kind: string, confirmed: readonly number[]): Set<number> =>
  new Set([...(BY_KIND[kind] ?? []), ...confirmed]);
