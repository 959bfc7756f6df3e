import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Scrollspy',
  about: 'Lists that know what you read',
  load: () => import('./scrollspy-page.tsx').then(({ ScrollspyPage }) => ScrollspyPage),
};
