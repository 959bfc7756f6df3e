import type { GalleryPages } from '../gallery-page.ts';

export const CHAT_PAGES: GalleryPages = {};
