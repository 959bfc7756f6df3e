import { sql } from 'kysely';
import type { Area } from '@pieno/contract/prices/prices.ts';

/**
 * True for a station that may stand in the rankings of its areas (rules station-areas, station-closed): its registry
 * still names it, it is not closed for good, and it was not merged into another. A condition on the table `station`.
 */
export const MAY_RANK = sql<boolean>`(
  station.listed and station.closed_at is null and station.merged_into is null
)`;

/** The areas in whose rankings a row of `station` may stand; empty for one that may not rank. */
export const RANKED_AREAS = sql<Area[]>`case when ${MAY_RANK} then areas else '{}' end`.as('areas');
