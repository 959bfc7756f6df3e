/**
 * The open and the protected paths (rules page-access, gallery-pages), typed in here independently of the product's
 * code.
 */

const list = (paths: string): string[] => paths.trim().split(/[\s,]+/);

/** Paths open to everybody. */
export const PUBLIC = list(`
  /hero-blocks, /social-login, /login, /register, /otp, /otp-confirm, /forget-password,
  /forget-password-success, /change-password, /forget-password-failed, /about-us
`);

/** Paths open to guests and signed-in users, with ids of an existing station and category. */
export const PROTECTED = list(`
  /home, /pages, /elements, /chat-users, /settings, /chat, /video-call, /shop-grid, /shop-list,
  /shop-details, /cart, /checkout, /payment-confirm, /business/1, /ranking/10, /team, /our-service,
  /privacy-policy, /invoice, /contact, /faq, /language, /notifications, /notification-details,
  /search-result, /fallback, /coming-soon, /user-profile, /blog-grid, /blog-list, /blog-details,
  /header-menu, /footer-menu, /sidebar-left-menu, /sidebar-right-menu, /alerts, /toasts,
  /online-offline-detection,
  /form-input, /form-textarea, /form-select, /form-input-group, /form-check, /form-radio,
  /form-file-upload, /form-range, /form-auto-complete, /form-switches, /form-validation,
  /accordion, /badge, /button, /breadcrumb, /timeline, /card, /image-gallery, /tab, /offcanvas,
  /user-ratings, /testimonial, /call-to-action, /partner-logo, /borders, /colors, /dividers,
  /embed-video, /images, /list-group, /modal, /pagination, /progress-bar, /scrollspy, /spinners,
  /stretched-link, /shadows, /sizing, /tooltips, /text-truncation, /typography, /text,
  /bootstrap-carousel, /basic-table, /data-table, /price-table, /comparison-table, /countdown,
  /counterup, /gestore, /gestore/1, /gestore/invito
`);

/** The paths of both lists that belong to the product; all others are demo pages. */
const PRODUCT = new Set(
  list(`
    /social-login, /login, /register, /forget-password, /forget-password-success, /change-password,
    /forget-password-failed, /about-us, /home, /settings, /business/1, /ranking/10, /privacy-policy,
    /user-profile, /gestore, /gestore/1, /gestore/invito
  `),
);

export const isDemo = (path: string): boolean => !PRODUCT.has(path);
