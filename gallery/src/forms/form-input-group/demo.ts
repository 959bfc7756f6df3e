import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Input Group',
  about: 'Fields with units, buttons and lists beside them',
  load: () =>
    import('./form-input-group-page.tsx').then(({ FormInputGroupPage }) => FormInputGroupPage),
};
