import type { GalleryPages } from '../gallery-page.ts';

export const BLOG_PAGES: GalleryPages = {};
