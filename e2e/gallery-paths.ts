/** The paths of the demo pages (rule gallery-pages), listed independently of the product's code. */

const list = (paths: string): string[] => paths.trim().split(/[\s,]+/);

/** Open to everybody. */
export const OPEN_DEMOS = list('/hero-blocks, /otp, /otp-confirm');

/** Open to guests and signed-in users. */
export const DEMOS = list(`
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
