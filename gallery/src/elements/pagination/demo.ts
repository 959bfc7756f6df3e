import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Pagination',
  about: 'Bars of pages, and a page by its number',
  load: () => import('./pagination-page.tsx').then(({ PaginationPage }) => PaginationPage),
};
