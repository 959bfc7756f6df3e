import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Button',
  about: 'Sizes, icons, groups, at work',
  load: () => import('./button-page.tsx').then(({ ButtonPage }) => ButtonPage),
};
