import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Offcanvas',
  about: 'Panels from all four sides',
  load: () => import('./offcanvas-page.tsx').then(({ OffcanvasPage }) => OffcanvasPage),
};
