import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Colors',
  about: 'The house’s palette by day and by night',
  load: () => import('./colors-page.tsx').then(({ ColorsPage }) => ColorsPage),
};
