import type { GalleryRoutes } from '../gallery-page.ts';

export const INDEX_ROUTES: GalleryRoutes = {
  '/pages': {
    title: 'Pages',
    about: 'Every page of the catalogue',
    back: '/home',
    load: () => import('./page-index.tsx').then(({ PageIndex }) => PageIndex),
  },
  '/elements': {
    title: 'Elements',
    about: 'Every element of the catalogue',
    back: '/home',
    load: () => import('./element-index.tsx').then(({ ElementIndex }) => ElementIndex),
  },
};
