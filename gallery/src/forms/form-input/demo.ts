import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Input',
  about: 'One line of text, and how strong a password is',
  load: () => import('./form-input-page.tsx').then(({ FormInputPage }) => FormInputPage),
};
