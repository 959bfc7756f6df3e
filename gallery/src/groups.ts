/** The demo pages in the template's groups, in display order (rule gallery-pages). */
import IconArticle from '~icons/tabler/article';
import IconBuildingStore from '~icons/tabler/building-store';
import IconComponents from '~icons/tabler/components';
import IconForms from '~icons/tabler/forms';
import IconLayoutSidebar from '~icons/tabler/layout-sidebar';
import IconMessageCircle from '~icons/tabler/message-circle';
import IconNotes from '~icons/tabler/notes';
import IconShieldCheck from '~icons/tabler/shield-check';
import { BLOG_ROUTES } from './blog/routes.ts';
import { CHAT_ROUTES } from './chat/routes.ts';
import { COMPANY_ROUTES } from './company/routes.ts';
import { ELEMENT_ROUTES } from './elements/routes.ts';
import { FORM_ROUTES } from './forms/routes.ts';
import type { GalleryRoutes } from './gallery-page.ts';
import { MENU_ROUTES } from './menus/routes.ts';
import { SHOP_ROUTES } from './shop/routes.ts';
import { VERIFICATION_ROUTES } from './verification/routes.ts';
import type { Icon } from '@pieno/ui/icon.tsx';

export interface GalleryGroup {
  name: string;
  icon: Icon;
  routes: GalleryRoutes;
}

/** Listed on /pages. */
export const PAGE_GROUPS: readonly GalleryGroup[] = [
  { name: 'Chat', icon: IconMessageCircle, routes: CHAT_ROUTES },
  { name: 'Shop', icon: IconBuildingStore, routes: SHOP_ROUTES },
  { name: 'Blog', icon: IconArticle, routes: BLOG_ROUTES },
  { name: 'Company and service', icon: IconNotes, routes: COMPANY_ROUTES },
  { name: 'Verification', icon: IconShieldCheck, routes: VERIFICATION_ROUTES },
];

/** Listed on /elements. */
export const ELEMENT_GROUPS: readonly GalleryGroup[] = [
  { name: 'Header, footer and menus', icon: IconLayoutSidebar, routes: MENU_ROUTES },
  { name: 'Forms', icon: IconForms, routes: FORM_ROUTES },
  { name: 'Interface', icon: IconComponents, routes: ELEMENT_ROUTES },
];
