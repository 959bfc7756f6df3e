import type { LightboxWords } from '@pieno/ui/lightbox-viewer.tsx';

/** The texts of the full-screen viewer on demo pages. */
export const VIEWER_WORDS: LightboxWords = {
  viewer: 'Full-screen pictures',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'This image failed to load',
};
