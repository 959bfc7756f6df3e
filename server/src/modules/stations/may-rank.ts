import { sql } from 'kysely';
import type { Area } from '@pieno/contract/prices/prices.ts';

/**
 * True for a station that may appear in the rankings of its areas (rules station-areas, station-closed): listed by its
 * registry, not closed permanently and not merged. A condition on the table `station`.
 */
export const MAY_RANK = sql<boolean>`(
  station.listed and station.closed_at is null and station.merged_into is null
)`;

/** The areas in whose rankings a row of `station` may appear; empty when it may not rank. */
export const RANKED_AREAS = sql<Area[]>`case when ${MAY_RANK} then areas else '{}' end`.as('areas');
