import type { GalleryPages } from '../gallery-page.ts';

export const MENU_PAGES: GalleryPages = {};
