import { Suspense } from 'react';
import { favoriteIds } from '../../../features/favorites/favorite-ids.ts';
import { useMark } from '../../../core/browser/page-marks.ts';
import { later } from '../../../core/takeover/later.ts';

const FavoriteLine = later(
  () =>
    import('./favorite-line.tsx')
      .then((module) => module.FavoriteLine)
      // Not cached: the answer and the winners work without it.
      .catch(() => () => null),
  { isFirst: () => favoriteIds() !== undefined },
);

/** Place of the best favourite (rule home-favorite): loaded only if there are favourites. */
export const FavoritePlace = () =>
  useMark(favoriteIds) && (
    <Suspense>
      <FavoriteLine />
    </Suspense>
  );
