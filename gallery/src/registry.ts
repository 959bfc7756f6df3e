/** The template's demo pages by path; each is a chunk of its own. Holds no page itself. */
import { BLOG_PAGES } from './blog/pages.ts';
import { CHAT_PAGES } from './chat/pages.ts';
import { ELEMENT_PAGES } from './elements/pages.ts';
import { ENTRANCE_PAGES } from './entrances/pages.ts';
import { FORM_PAGES } from './forms/pages.ts';
import { SAMPLE_PAGES } from './pages/pages.ts';
import { SHOP_PAGES } from './shop/pages.ts';
import { VERIFICATION_PAGES } from './verification/pages.ts';
import type { GalleryPages } from './gallery-page.ts';

export const GALLERY_PAGES: GalleryPages = {
  ...ENTRANCE_PAGES,
  ...SHOP_PAGES,
  ...CHAT_PAGES,
  ...VERIFICATION_PAGES,
  ...SAMPLE_PAGES,
  ...BLOG_PAGES,
  ...FORM_PAGES,
  ...ELEMENT_PAGES,
};
