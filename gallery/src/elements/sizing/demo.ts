import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Sizing',
  about: 'Shares, steps, and what a thumb needs',
  load: () => import('./sizing-page.tsx').then(({ SizingPage }) => SizingPage),
};
