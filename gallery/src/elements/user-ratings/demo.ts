import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'User Ratings',
  about: 'Stars to read and stars to press',
  load: () => import('./user-ratings-page.tsx').then(({ UserRatingsPage }) => UserRatingsPage),
};
