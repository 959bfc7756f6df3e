/** The medals of the first three ranks (rule ranking-medals), unless too many stations share a rank. */

/** Most stations that share a medal; gold for everybody would name no winner. */
export const MEDAL_SHARED_MAX = 3;

const METALS = ['gold', 'silver', 'bronze'] as const;
export type Metal = (typeof METALS)[number] | 'other';

/** True for a rank that too many stations share for a medal. @param sharing number of stations with the rank */
export function isCrowded(sharing = 0): boolean {
  return sharing > MEDAL_SHARED_MAX;
}

/**
 * Returns the metal of a rank: gold, silver and bronze for the ranks 1 to 3, `other` without a
 * medal.
 * @param rank from 1; null or undefined for none
 * @param sharing number of stations with the rank
 */
export function metalOf(rank: number | null | undefined, sharing = 1): Metal {
  return (isCrowded(sharing) ? undefined : METALS[(rank ?? 0) - 1]) ?? 'other';
}
