import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Typography',
  about: 'One family, six headings, figures',
  load: () => import('./typography-page.tsx').then(({ TypographyPage }) => TypographyPage),
};
