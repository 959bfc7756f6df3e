import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Price Table',
  about: 'Plans, menus and the pump',
  load: () => import('./price-table-page.tsx').then(({ PriceTablePage }) => PriceTablePage),
};
