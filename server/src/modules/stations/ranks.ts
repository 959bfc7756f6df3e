import { sql } from 'kysely';

/**
 * True for a station that may stand in the rankings of its areas (rules station-areas, station-closed): its registry
 * still names it, it is not closed for good, and it was not merged into another. A condition on the table `station`.
 */
export const MAY_RANK = sql<boolean>`(
  station.listed and station.closed_at is null and station.merged_into is null
)`;
