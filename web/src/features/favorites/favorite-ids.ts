import { marks, useMark } from '../../core/browser/page-marks.ts';

/** The ids of the favourites, separated by spaces; undefined without any. */
export const favoriteIds = (): string | undefined => marks().favorites;

/** Returns a test whether a station is a favourite; follows changes. */
export function useIsFavorite(): (id: number) => boolean {
  const ids = ` ${useMark(favoriteIds)} `;
  return (id) => ids.includes(` ${id} `);
}
