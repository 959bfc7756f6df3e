import type { Position } from './position.ts';

/** One station on a map. Where it stands must be known: see `positionOf`. */
export interface Pin extends Position {
  id: number;
  name: string;
  /** What the marker says aloud, e.g. 'Tamoil, € 1,669 al litro'; the name when not given. */
  label?: string | undefined;
  /** Where a tap leads, a path of this product. */
  to?: string | undefined;
  /** Place in the ranking, from 1; the first three wear a medal. */
  rank?: number | null | undefined;
  /** The figure beside the medal, e.g. '1,669'. */
  price?: string | undefined;
  /** A price that waits for confirmation: drawn hatched. */
  stale?: boolean | undefined;
  /** A drop stands alone on the station page; all others are medals and dots. */
  shape?: 'drop' | undefined;
  /** CSS colour of a drop. */
  color?: string | undefined;
}

const METALS = ['gold', 'silver', 'bronze'] as const;
export type Metal = (typeof METALS)[number] | 'other';

/** The first three places are gold, silver and bronze, all others blue (spec §9); a stale price has no place. */
export function metalOf(pin: Pick<Pin, 'rank' | 'stale'>): Metal {
  return (pin.stale ? undefined : METALS[(pin.rank ?? 0) - 1]) ?? 'other';
}
