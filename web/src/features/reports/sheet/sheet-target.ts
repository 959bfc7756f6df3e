import type { Area, RankingEntry } from '@pieno/contract/prices/prices.ts';

/**
 * A station's prices of one category; without a rank if not looked up, with its area in a list
 * of several.
 */
export type SheetEntry = Omit<RankingEntry, 'rank'> & { rank?: number | null; area?: Area };
