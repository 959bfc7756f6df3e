import type { Area, RankingEntry } from '@pieno/contract/prices/prices.ts';

/**
 * A station's prices of one category; without a rank where nobody has looked it up, with its area in a list of more than one.
 */
export type SheetEntry = Omit<RankingEntry, 'rank'> & { rank?: number | null; area?: Area };
