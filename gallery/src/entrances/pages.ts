import type { GalleryPages } from '../gallery-page.ts';

export const ENTRANCE_PAGES: GalleryPages = {
  '/pages': {
    title: 'Pages',
    about: 'Every page of the catalogue',
    back: '/home',
    load: () => import('./pages-page.tsx').then(({ PagesPage }) => PagesPage),
  },
  '/elements': {
    title: 'Elements',
    about: 'Every element of the catalogue',
    back: '/home',
    load: () => import('./elements-page.tsx').then(({ ElementsPage }) => ElementsPage),
  },
};
