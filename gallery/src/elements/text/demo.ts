import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Text',
  about: 'Tones, weights, marks and directions',
  load: () => import('./text-page.tsx').then(({ TextPage }) => TextPage),
};
