import type { LightboxWords } from '@pieno/ui/lightbox-viewer.tsx';

/** What the full-screen viewer says on a demo page. */
export const VIEWER_WORDS: LightboxWords = {
  viewer: 'Full-screen pictures',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  failed: 'This image failed to load',
};
