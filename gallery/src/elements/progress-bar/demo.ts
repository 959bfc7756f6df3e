import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Progress Bar',
  about: 'Bars, rings, and a tank that fills',
  load: () => import('./progress-page.tsx').then(({ ProgressPage }) => ProgressPage),
};
