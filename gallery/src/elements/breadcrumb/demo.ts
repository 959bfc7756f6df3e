import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Breadcrumb',
  about: 'The way back, in nine looks',
  load: () => import('./breadcrumb-page.tsx').then(({ BreadcrumbPage }) => BreadcrumbPage),
};
