import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Tooltips',
  about: 'A word beside what one points at',
  load: () => import('./tooltips-page.tsx').then(({ TooltipsPage }) => TooltipsPage),
};
