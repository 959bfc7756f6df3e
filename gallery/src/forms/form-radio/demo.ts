import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Radio',
  about: 'One of a few, as circles, cards and tiles',
  load: () => import('./form-radio-page.tsx').then(({ FormRadioPage }) => FormRadioPage),
};
