import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Dividers',
  about: 'What stands between two things',
  load: () => import('./dividers-page.tsx').then(({ DividersPage }) => DividersPage),
};
