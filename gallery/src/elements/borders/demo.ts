import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Borders',
  about: 'Lines, widths, corners, and one to make',
  load: () => import('./borders-page.tsx').then(({ BordersPage }) => BordersPage),
};
