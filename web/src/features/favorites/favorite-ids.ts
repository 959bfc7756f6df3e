import { marks, useMark } from '../../core/browser/page-marks.ts';

/** The ids of the favourites, a space between two; undefined without any. */
export const favoriteIds = (): string | undefined => marks().favorites;

/** Returns what tells whether a station is a favourite, and follows changes. */
export function useIsFavorite(): (id: number) => boolean {
  const ids = ` ${useMark(favoriteIds)} `;
  return (id) => ids.includes(` ${id} `);
}
