import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Select',
  about: 'One of a list, or several of it',
  load: () => import('./form-select-page.tsx').then(({ FormSelectPage }) => FormSelectPage),
};
