import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'List Group',
  about: 'Rows to read, press and tick off',
  load: () => import('./list-group-page.tsx').then(({ ListGroupPage }) => ListGroupPage),
};
