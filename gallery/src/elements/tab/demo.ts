import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Tab',
  about: 'Three panes in seven looks',
  load: () => import('./tab-page.tsx').then(({ TabPage }) => TabPage),
};
