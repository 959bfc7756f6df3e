import type { GalleryPages } from '../gallery-page.ts';

export const SHOP_PAGES: GalleryPages = {};
