import type { GalleryPages } from '../gallery-page.ts';

export const FORM_PAGES: GalleryPages = {};
