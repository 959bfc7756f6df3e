import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Testimonial',
  about: 'What drivers say, one by one',
  load: () => import('./testimonial-page.tsx').then(({ TestimonialPage }) => TestimonialPage),
};
