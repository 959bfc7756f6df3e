/** All demo pages by path. Contains only lazy imports: each page is a chunk of its own. */
import { ENTRANCE_PAGES } from './entrances/pages.ts';
import type { GalleryPages } from './gallery-page.ts';
import { ELEMENT_GROUPS, PAGE_GROUPS } from './groups.ts';

export const GALLERY_PAGES: GalleryPages = {
  ...ENTRANCE_PAGES,
  ...Object.fromEntries(
    [...PAGE_GROUPS, ...ELEMENT_GROUPS].flatMap(({ pages }) => Object.entries(pages)),
  ),
};
