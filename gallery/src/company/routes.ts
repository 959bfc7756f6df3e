import type { GalleryRoutes } from '../gallery-page.ts';

export const COMPANY_ROUTES: GalleryRoutes = {
  '/hero-blocks': {
    title: 'Hero Blocks',
    about: 'A welcome that fills the screen',
    back: '/pages',
    load: () => import('./hero-blocks-page.tsx').then(({ HeroBlocksPage }) => HeroBlocksPage),
  },
  '/team': {
    title: 'Team',
    about: 'Eight faces, and how to reach them',
    back: '/pages',
    load: () => import('./team/team-page.tsx').then(({ TeamPage }) => TeamPage),
  },
  '/our-service': {
    title: 'Our Service',
    about: 'What is done for you, in four steps',
    back: '/pages',
    load: () =>
      import('./service/our-service-page.tsx').then(({ OurServicePage }) => OurServicePage),
  },
  '/contact': {
    title: 'Contact',
    about: 'A form, an address and a map',
    back: '/pages',
    load: () => import('./contact/contact-page.tsx').then(({ ContactPage }) => ContactPage),
  },
  '/faq': {
    title: 'FAQ',
    about: 'Answers for buyers and for authors',
    back: '/pages',
    load: () => import('./faq/faq-page.tsx').then(({ FaqPage }) => FaqPage),
  },
  '/notifications': {
    title: 'Notifications',
    about: 'What is new, read and unread',
    back: '/pages',
    load: () =>
      import('./notifications/notifications-page.tsx').then(
        ({ NotificationsPage }) => NotificationsPage,
      ),
  },
  '/notification-details': {
    title: 'Notification Details',
    about: 'One of them, and where it leads',
    back: '/notifications',
    load: () =>
      import('./notifications/notification-details-page.tsx').then(
        ({ NotificationDetailsPage }) => NotificationDetailsPage,
      ),
  },
  '/search-result': {
    title: 'Search Result',
    about: 'Posts, products, answers and people by their words',
    back: '/pages',
    load: () =>
      import('./search/search-result-page.tsx').then(({ SearchResultPage }) => SearchResultPage),
  },
  '/language': {
    title: 'Language',
    about: 'Twenty-one languages, one chosen',
    back: '/pages',
    load: () => import('./language-page.tsx').then(({ LanguagePage }) => LanguagePage),
  },
  '/coming-soon': {
    title: 'Coming Soon',
    about: 'A countdown, and news by e-mail',
    back: '/pages',
    load: () => import('./coming-soon-page.tsx').then(({ ComingSoonPage }) => ComingSoonPage),
  },
  '/fallback': {
    title: 'No Internet',
    about: 'What stands here without a network',
    back: '/pages',
    load: () => import('./fallback-page.tsx').then(({ FallbackPage }) => FallbackPage),
  },
};
