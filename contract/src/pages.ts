/** The pages, and who may open them (rule page-access). Plain data for server, web and service worker. */
import type { CurrentVisitor } from './accounts/visitor.ts';

export type VisitorKind = CurrentVisitor['type'];

export interface Page {
  /** A segment that begins with a colon matches any value. */
  path: string;
  /** `visitor`: only guests and registered users; `administrator`: hidden from everybody else (rule admin-screen). */
  access: 'everyone' | 'visitor' | 'administrator';
  /** The `gallery` part contains the template's demo pages; `GALLERY=off` hides it. */
  part: 'product' | 'gallery';
}

const pages = (access: Page['access'], part: Page['part'], paths: string): Page[] =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => ({ path, access, part }));

export const PAGES: readonly Page[] = [
  ...pages(
    'everyone',
    'product',
    `/ /social-login /login /register /forget-password /forget-password-success /change-password
    /forget-password-failed /about-us /contatti`,
  ),
  ...pages('everyone', 'gallery', '/hero-blocks /otp /otp-confirm'),
  ...pages(
    'visitor',
    'product',
    `/home /ranking /ranking/:decade /business/:id /settings /user-profile /privacy-policy
    /preferiti /avvisi /gestore /gestore/:id /gestore/invito`,
  ),
  ...pages(
    'administrator',
    'product',
    '/admin /admin/:part /admin/:part/:chosen /admin/:part/:chosen/:view',
  ),
  // /elements lists the element demos in this order.
  ...pages(
    'visitor',
    'gallery',
    `/pages /elements /chat-users /chat /video-call
    /shop-grid /shop-list /shop-details /cart /checkout /payment-confirm
    /team /our-service /invoice /contact /faq /language /notifications /notification-details
    /search-result /fallback /coming-soon /blog-grid /blog-list /blog-details
    /header-menu /footer-menu /sidebar-left-menu /sidebar-right-menu
    /form-input /form-textarea /form-select /form-input-group /form-check /form-radio
    /form-file-upload /form-range /form-auto-complete /form-switches /form-validation
    /alerts /toasts /online-offline-detection /accordion /badge /button /call-to-action
    /breadcrumb /timeline /card /image-gallery /tab /offcanvas /user-ratings /testimonial
    /partner-logo /bootstrap-carousel /list-group /modal /pagination /progress-bar /spinners
    /tooltips /borders /colors /dividers /embed-video /images /scrollspy /stretched-link
    /shadows /sizing /text-truncation /typography /text /basic-table /data-table /price-table
    /comparison-table /countdown /counterup`,
  ),
];

const fixed = new Map(PAGES.map((page) => [page.path, page]));
const patterns = PAGES.filter(({ path }) => path.includes(':')).map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Returns the page at a path; undefined without one. @param pathname with or without a trailing slash */
export function findPage(pathname: string): Page | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return fixed.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.page;
}

/**
 * True when this kind of visitor may open the page; others are redirected to /social-login (rule page-access). For
 * administrators' pages it is true for every kind that may be an administrator.
 */
export function mayOpen(page: Page, kind: VisitorKind): boolean {
  return page.access === 'everyone' || kind !== 'anonymous';
}
