import type { GalleryPages } from '../gallery-page.ts';

export const ELEMENT_PAGES: GalleryPages = {
  '/alerts': {
    title: 'Alerts',
    about: 'Banners and alerts, some to dismiss',
    back: '/elements',
    load: () => import('./alerts/alerts-page.tsx').then(({ AlertsPage }) => AlertsPage),
  },
  '/toasts': {
    title: 'Toasts',
    about: 'Short news that leave by themselves',
    back: '/elements',
    load: () => import('./toasts/toasts-page.tsx').then(({ ToastsPage }) => ToastsPage),
  },
  '/online-offline-detection': {
    title: 'Online Offline Detection',
    about: 'Says when the network goes and comes',
    back: '/elements',
    load: () =>
      import('./online-offline-detection/online-offline-page.tsx').then(
        ({ OnlineOfflinePage }) => OnlineOfflinePage,
      ),
  },
  '/accordion': {
    title: 'Accordion',
    about: 'Questions, one answer at a time',
    back: '/elements',
    load: () => import('./accordion/accordion-page.tsx').then(({ AccordionPage }) => AccordionPage),
  },
  '/badge': {
    title: 'Badge',
    about: 'Chips, counts, medals and fuels',
    back: '/elements',
    load: () => import('./badge/badge-page.tsx').then(({ BadgePage }) => BadgePage),
  },
  '/button': {
    title: 'Button',
    about: 'Sizes, icons, groups, at work',
    back: '/elements',
    load: () => import('./button/button-page.tsx').then(({ ButtonPage }) => ButtonPage),
  },
  '/call-to-action': {
    title: 'Call To Action',
    about: 'One thing to do, put in four ways',
    back: '/elements',
    load: () =>
      import('./call-to-action/call-to-action-page.tsx').then(
        ({ CallToActionPage }) => CallToActionPage,
      ),
  },
};
