import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Badge',
  about: 'Chips, counts, medals and fuels',
  load: () => import('./badge-page.tsx').then(({ BadgePage }) => BadgePage),
};
