import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Images',
  about: 'Rounded, framed, captioned, and lost',
  load: () => import('./images-page.tsx').then(({ ImagesPage }) => ImagesPage),
};
