import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Bootstrap Carousel',
  about: 'Pictures that slide, one or two and a half',
  load: () => import('./carousel-page.tsx').then(({ CarouselPage }) => CarouselPage),
};
