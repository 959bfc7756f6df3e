import type { RankingEntry } from '@pieno/contract/prices/prices.ts';

/** A station's prices of one category; without a rank where nobody has looked it up. */
export type SheetEntry = Omit<RankingEntry, 'rank'> & { rank?: number | null };
