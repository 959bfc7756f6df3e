import type { GalleryPages } from '../gallery-page.ts';

export const SAMPLE_PAGES: GalleryPages = {};
