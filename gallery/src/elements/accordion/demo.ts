import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Accordion',
  about: 'Questions, one answer at a time',
  load: () => import('./accordion-page.tsx').then(({ AccordionPage }) => AccordionPage),
};
