import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Check',
  about: 'Boxes to tick, one by one or all at once',
  load: () => import('./form-check-page.tsx').then(({ FormCheckPage }) => FormCheckPage),
};
