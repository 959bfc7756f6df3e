import { Suspense } from 'react';
import { favoriteIds } from '../../../features/favorites/favorite-ids.ts';
import { useMark } from '../../../core/browser/page-marks.ts';
import { later } from '../../../core/takeover/later.ts';

const FavoriteLine = later(
  () =>
    import('./favorite-line.tsx')
      .then((module) => module.FavoriteLine)
      // Not on the phone: the answer and the winners stand without it.
      .catch(() => () => null),
  { isFirst: () => favoriteIds() !== undefined },
);

/** Where the best of the favourites is said (rule home-favorite): nobody without any loads it. */
export const FavoritePlace = () =>
  useMark(favoriteIds) && (
    <Suspense>
      <FavoriteLine />
    </Suspense>
  );
