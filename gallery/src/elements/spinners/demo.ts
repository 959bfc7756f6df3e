import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Spinners',
  about: 'For while one waits',
  load: () => import('./spinners-page.tsx').then(({ SpinnersPage }) => SpinnersPage),
};
