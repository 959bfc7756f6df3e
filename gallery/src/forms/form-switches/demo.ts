import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Form Switches',
  about: 'On and off, in rows, groups and colours',
  load: () => import('./form-switches-page.tsx').then(({ FormSwitchesPage }) => FormSwitchesPage),
};
