import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Card',
  about: 'Stations, people, products, figures',
  load: () => import('./card-page.tsx').then(({ CardPage }) => CardPage),
};
