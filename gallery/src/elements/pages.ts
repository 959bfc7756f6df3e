import type { GalleryPages } from '../gallery-page.ts';

export const ELEMENT_PAGES: GalleryPages = {};
