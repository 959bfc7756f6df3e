/** The demo pages in the template's groups (rule gallery-pages), in display order. */
import IconArticle from '~icons/tabler/article';
import IconBuildingStore from '~icons/tabler/building-store';
import IconComponents from '~icons/tabler/components';
import IconForms from '~icons/tabler/forms';
import IconLayoutSidebar from '~icons/tabler/layout-sidebar';
import IconMessageCircle from '~icons/tabler/message-circle';
import IconNotes from '~icons/tabler/notes';
import IconShieldCheck from '~icons/tabler/shield-check';
import { BLOG_PAGES } from './blog/pages.ts';
import { CHAT_PAGES } from './chat/pages.ts';
import { ELEMENT_PAGES } from './elements/pages.ts';
import { FORM_PAGES } from './forms/pages.ts';
import type { GalleryPages } from './gallery-page.ts';
import { MENU_PAGES } from './menus/pages.ts';
import { SAMPLE_PAGES } from './pages/pages.ts';
import { SHOP_PAGES } from './shop/pages.ts';
import { VERIFICATION_PAGES } from './verification/pages.ts';
import type { Icon } from '@pieno/ui/icon.tsx';

export interface GalleryGroup {
  name: string;
  icon: Icon;
  pages: GalleryPages;
}

/** Whole pages, listed on /pages. */
export const PAGE_GROUPS: readonly GalleryGroup[] = [
  { name: 'Chat', icon: IconMessageCircle, pages: CHAT_PAGES },
  { name: 'Shop', icon: IconBuildingStore, pages: SHOP_PAGES },
  { name: 'Blog', icon: IconArticle, pages: BLOG_PAGES },
  { name: 'Company and service', icon: IconNotes, pages: SAMPLE_PAGES },
  { name: 'Verification', icon: IconShieldCheck, pages: VERIFICATION_PAGES },
];

/** Single elements, listed on /elements. */
export const ELEMENT_GROUPS: readonly GalleryGroup[] = [
  { name: 'Header, footer and menus', icon: IconLayoutSidebar, pages: MENU_PAGES },
  { name: 'Forms', icon: IconForms, pages: FORM_PAGES },
  { name: 'Interface', icon: IconComponents, pages: ELEMENT_PAGES },
];
