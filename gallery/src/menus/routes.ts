import type { GalleryRoutes } from '../gallery-page.ts';

export const MENU_ROUTES: GalleryRoutes = {
  '/header-menu': {
    title: 'Header Menu',
    about: 'A back arrow, the title, and the menu button',
    back: '/elements',
    load: () => import('./header-page.tsx').then(({ HeaderPage }) => HeaderPage),
    loadMenu: () => import('./template-menu.tsx').then(({ RightMenu }) => RightMenu),
  },
  '/footer-menu': {
    title: 'Footer Menu',
    about: 'The main places, under the thumb',
    back: '/elements',
    load: () => import('./footer-page.tsx').then(({ FooterPage }) => FooterPage),
    loadMenu: () => import('./template-menu.tsx').then(({ RightMenu }) => RightMenu),
  },
  '/sidebar-left-menu': {
    title: 'Sidebar Left Menu',
    about: 'The menu, in from the left',
    back: '/elements',
    load: () => import('./sidebar-pages.tsx').then(({ SidebarLeftPage }) => SidebarLeftPage),
    loadMenu: () => import('./template-menu.tsx').then(({ LeftMenu }) => LeftMenu),
  },
  '/sidebar-right-menu': {
    title: 'Sidebar Right Menu',
    about: 'The menu, in from the right',
    back: '/elements',
    load: () => import('./sidebar-pages.tsx').then(({ SidebarRightPage }) => SidebarRightPage),
    loadMenu: () => import('./template-menu.tsx').then(({ RightMenu }) => RightMenu),
  },
};
