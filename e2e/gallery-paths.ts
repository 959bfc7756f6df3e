/**
 * The paths of the demo pages (rule gallery-pages). Those of the template are typed here independently of the product's
 * code; those added since come from the contract.
 */
import { PAGES } from '@pieno/contract/pages.ts';

const list = (paths: string): string[] => paths.trim().split(/[\s,]+/);

const OPEN_IN_TEMPLATE = list('/hero-blocks, /otp, /otp-confirm');
const OTHERS_IN_TEMPLATE = list(`
  /pages, /elements, /chat-users, /chat, /video-call, /shop-grid, /shop-list,
  /shop-details, /cart, /checkout, /payment-confirm, /team, /our-service,
  /invoice, /contact, /faq, /language, /notifications, /notification-details,
  /search-result, /fallback, /coming-soon, /blog-grid, /blog-list, /blog-details,
  /header-menu, /footer-menu, /sidebar-left-menu, /sidebar-right-menu, /alerts, /toasts,
  /online-offline-detection,
  /form-input, /form-textarea, /form-select, /form-input-group, /form-check, /form-radio,
  /form-file-upload, /form-range, /form-auto-complete, /form-switches, /form-validation,
  /accordion, /badge, /button, /breadcrumb, /timeline, /card, /image-gallery, /tab, /offcanvas,
  /user-ratings, /testimonial, /call-to-action, /partner-logo, /borders, /colors, /dividers,
  /embed-video, /images, /list-group, /modal, /pagination, /progress-bar, /scrollspy, /spinners,
  /stretched-link, /shadows, /sizing, /tooltips, /text-truncation, /typography, /text,
  /bootstrap-carousel, /basic-table, /data-table, /price-table, /comparison-table, /countdown,
  /counterup
`);

const added = PAGES.filter(
  ({ path, part }) =>
    part === 'gallery' && ![...OPEN_IN_TEMPLATE, ...OTHERS_IN_TEMPLATE].includes(path),
);
const addedFor = (access: 'everyone' | 'visitor') =>
  added.filter((page) => page.access === access).map(({ path }) => path);

/** Those open to everybody. */
export const OPEN_DEMOS = [...OPEN_IN_TEMPLATE, ...addedFor('everyone')];

/** Those open to guests and signed-in users. */
export const DEMOS = [...OTHERS_IN_TEMPLATE, ...addedFor('visitor')];
