import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Basic Table',
  about: 'Rows to read, to tick and to add up',
  load: () => import('./basic-table-page.tsx').then(({ BasicTablePage }) => BasicTablePage),
};
