import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Call To Action',
  about: 'One thing to do, put in four ways',
  load: () => import('./call-to-action-page.tsx').then(({ CallToActionPage }) => CallToActionPage),
};
