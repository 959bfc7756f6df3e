import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Countdown',
  about: 'To New Year, and to days gone by',
  load: () => import('./countdown-page.tsx').then(({ CountdownPage }) => CountdownPage),
};
