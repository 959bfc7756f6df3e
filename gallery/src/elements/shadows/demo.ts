import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Shadows',
  about: 'What floats, and how high',
  load: () => import('./shadows-page.tsx').then(({ ShadowsPage }) => ShadowsPage),
};
