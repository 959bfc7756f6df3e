/** The template's demo pages by path; each is a chunk of its own. Holds no page itself. */
import { ENTRANCE_PAGES } from './entrances/pages.ts';
import type { GalleryPages } from './gallery-page.ts';
import { ELEMENT_GROUPS, PAGE_GROUPS } from './groups.ts';

export const GALLERY_PAGES: GalleryPages = {
  ...ENTRANCE_PAGES,
  ...Object.fromEntries(
    [...PAGE_GROUPS, ...ELEMENT_GROUPS].flatMap(({ pages }) => Object.entries(pages)),
  ),
};
