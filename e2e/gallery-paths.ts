/** The two path lists of the specification (spec §2), copied from it: nothing here comes from the product. */

const list = (paths: string): string[] => paths.trim().split(/[\s,]+/);

/** Open to everybody. */
export const PUBLIC = list(`
  /hero-blocks, /social-login, /login, /register, /otp, /otp-confirm, /forget-password,
  /forget-password-success, /change-password, /forget-password-failed, /about-us
`);

/** Open to guests and the signed-in; with a station and a category that exist. */
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
  /counterup
`);

/** What of both lists is the product itself; all others are demo pages. */
const PRODUCT = new Set(
  list(`
    /social-login, /login, /register, /forget-password, /forget-password-success, /change-password,
    /forget-password-failed, /about-us, /home, /settings, /business/1, /ranking/10, /privacy-policy,
    /user-profile
  `),
);

export const isDemo = (path: string): boolean => !PRODUCT.has(path);
