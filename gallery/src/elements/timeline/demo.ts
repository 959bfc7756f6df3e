import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Timeline',
  about: 'What happened, and what comes',
  load: () => import('./timeline-page.tsx').then(({ TimelinePage }) => TimelinePage),
};
