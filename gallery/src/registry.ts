/** All demo pages by path. Only lazy imports: each page is a chunk of its own. */
import { INDEX_ROUTES } from './indexes/routes.ts';
import type { GalleryRoutes } from './gallery-page.ts';
import { ELEMENT_GROUPS, PAGE_GROUPS } from './groups.ts';

export const GALLERY_PAGES: GalleryRoutes = {
  ...INDEX_ROUTES,
  ...Object.fromEntries(
    [...PAGE_GROUPS, ...ELEMENT_GROUPS].flatMap(({ routes }) => Object.entries(routes)),
  ),
};
