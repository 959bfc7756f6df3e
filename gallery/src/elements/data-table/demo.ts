import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Data Table',
  about: 'Sixty people to search and to sort',
  load: () => import('./data-table-page.tsx').then(({ DataTablePage }) => DataTablePage),
};
