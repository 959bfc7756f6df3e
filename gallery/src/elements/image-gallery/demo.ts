import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Image Gallery',
  about: 'Filter, masonry and full-screen viewer',
  load: () => import('./image-gallery-page.tsx').then(({ ImageGalleryPage }) => ImageGalleryPage),
};
