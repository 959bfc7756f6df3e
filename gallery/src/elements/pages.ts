import type { GalleryPages } from '../gallery-page.ts';
import { CONTENT_PAGES } from './content-pages.ts';

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
  '/breadcrumb': {
    title: 'Breadcrumb',
    about: 'The way back, in nine looks',
    back: '/elements',
    load: () =>
      import('./breadcrumb/breadcrumb-page.tsx').then(({ BreadcrumbPage }) => BreadcrumbPage),
  },
  '/timeline': {
    title: 'Timeline',
    about: 'What happened, and what comes',
    back: '/elements',
    load: () => import('./timeline/timeline-page.tsx').then(({ TimelinePage }) => TimelinePage),
  },
  '/card': {
    title: 'Card',
    about: 'Stations, people, products, figures',
    back: '/elements',
    load: () => import('./card/card-page.tsx').then(({ CardPage }) => CardPage),
  },
  '/image-gallery': {
    title: 'Image Gallery',
    about: 'Filter, masonry and full-screen viewer',
    back: '/elements',
    load: () =>
      import('./image-gallery/image-gallery-page.tsx').then(
        ({ ImageGalleryPage }) => ImageGalleryPage,
      ),
  },
  '/tab': {
    title: 'Tab',
    about: 'Three panes in seven looks',
    back: '/elements',
    load: () => import('./tab/tab-page.tsx').then(({ TabPage }) => TabPage),
  },
  '/offcanvas': {
    title: 'Offcanvas',
    about: 'Panels from all four sides',
    back: '/elements',
    load: () => import('./offcanvas/offcanvas-page.tsx').then(({ OffcanvasPage }) => OffcanvasPage),
  },
  '/user-ratings': {
    title: 'User Ratings',
    about: 'Stars to read and stars to press',
    back: '/elements',
    load: () =>
      import('./user-ratings/user-ratings-page.tsx').then(({ UserRatingsPage }) => UserRatingsPage),
  },
  '/testimonial': {
    title: 'Testimonial',
    about: 'What drivers say, one by one',
    back: '/elements',
    load: () =>
      import('./testimonial/testimonial-page.tsx').then(({ TestimonialPage }) => TestimonialPage),
  },
  '/partner-logo': {
    title: 'Partner Logo',
    about: 'Logos in a row, and a status strip',
    back: '/elements',
    load: () =>
      import('./partner-logo/partner-logo-page.tsx').then(({ PartnerLogoPage }) => PartnerLogoPage),
  },
  '/bootstrap-carousel': {
    title: 'Bootstrap Carousel',
    about: 'Pictures that slide, one or two and a half',
    back: '/elements',
    load: () =>
      import('./bootstrap-carousel/carousel-page.tsx').then(({ CarouselPage }) => CarouselPage),
  },
  '/list-group': {
    title: 'List Group',
    about: 'Rows to read, press and tick off',
    back: '/elements',
    load: () =>
      import('./list-group/list-group-page.tsx').then(({ ListGroupPage }) => ListGroupPage),
  },
  '/modal': {
    title: 'Modal',
    about: 'Windows, fullscreen, static and at the foot',
    back: '/elements',
    load: () => import('./modal/modal-page.tsx').then(({ ModalPage }) => ModalPage),
  },
  '/pagination': {
    title: 'Pagination',
    about: 'Bars of pages, and a page by its number',
    back: '/elements',
    load: () =>
      import('./pagination/pagination-page.tsx').then(({ PaginationPage }) => PaginationPage),
  },
  '/progress-bar': {
    title: 'Progress Bar',
    about: 'Bars, rings, and a tank that fills',
    back: '/elements',
    load: () => import('./progress-bar/progress-page.tsx').then(({ ProgressPage }) => ProgressPage),
  },
  '/spinners': {
    title: 'Spinners',
    about: 'For while one waits',
    back: '/elements',
    load: () => import('./spinners/spinners-page.tsx').then(({ SpinnersPage }) => SpinnersPage),
  },
  '/tooltips': {
    title: 'Tooltips',
    about: 'A word beside what one points at',
    back: '/elements',
    load: () => import('./tooltips/tooltips-page.tsx').then(({ TooltipsPage }) => TooltipsPage),
  },
  ...CONTENT_PAGES,
};
