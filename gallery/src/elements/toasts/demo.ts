import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Toasts',
  about: 'Short news that leave by themselves',
  load: () => import('./toasts-page.tsx').then(({ ToastsPage }) => ToastsPage),
};
