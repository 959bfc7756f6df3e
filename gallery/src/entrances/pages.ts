import type { GalleryPages } from '../gallery-page.ts';

export const ENTRANCE_PAGES: GalleryPages = {};
