import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Range',
  about: 'Numbers to pull, alone or in pairs',
  load: () => import('./form-range-page.tsx').then(({ FormRangePage }) => FormRangePage),
};
