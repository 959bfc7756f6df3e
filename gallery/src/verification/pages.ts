import type { GalleryPages } from '../gallery-page.ts';

export const VERIFICATION_PAGES: GalleryPages = {};
