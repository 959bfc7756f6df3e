import type { LightboxLabels } from '@pieno/ui/pictures/lightbox-viewer.tsx';

/** English texts of the full-screen viewer. */
export const VIEWER_LABELS: LightboxLabels = {
  viewer: 'Full-screen pictures',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  pictures: 'Pictures',
  carousel: 'carousel',
  slide: 'slide',
  count: '{index} of {total}',
  failed: 'This image failed to load',
};
