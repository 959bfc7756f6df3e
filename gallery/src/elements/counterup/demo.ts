import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Counter Up',
  about: 'Figures that count when you see them',
  load: () => import('./counterup-page.tsx').then(({ CounterupPage }) => CounterupPage),
};
