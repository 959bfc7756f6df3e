import type { GalleryRoutes } from '../gallery-page.ts';

export const SHOP_ROUTES: GalleryRoutes = {
  '/shop-grid': {
    title: 'Shop Grid',
    about: 'Twelve things for the car, side by side',
    back: '/pages',
    load: () => import('./shop-pages.tsx').then(({ ShopGridPage }) => ShopGridPage),
  },
  '/shop-list': {
    title: 'Shop List',
    about: 'The same things, one below the other',
    back: '/pages',
    load: () => import('./shop-pages.tsx').then(({ ShopListPage }) => ShopListPage),
  },
  '/shop-details': {
    title: 'Shop Details',
    about: 'One thing from near: pictures, size, ratings',
    back: '/shop-grid',
    load: () => import('./details/shop-details-page.tsx').then((page) => page.ShopDetailsPage),
  },
  '/cart': {
    title: 'Cart',
    about: 'Quantities, a coupon, and what it costs',
    back: '/shop-grid',
    load: () => import('./cart/cart-page.tsx').then(({ CartPage }) => CartPage),
  },
  '/checkout': {
    title: 'Checkout',
    about: 'Where to send it, and how fast',
    back: '/cart',
    load: () => import('./checkout/checkout-page.tsx').then(({ CheckoutPage }) => CheckoutPage),
  },
  '/payment-confirm': {
    title: 'Payment Confirm',
    about: 'The order is placed',
    back: '/shop-grid',
    load: () =>
      import('./checkout/payment-confirm-page.tsx').then((page) => page.PaymentConfirmPage),
  },
  '/invoice': {
    title: 'Invoice',
    about: 'Ready to print, with VAT',
    back: '/pages',
    load: () => import('./invoice/invoice-page.tsx').then(({ InvoicePage }) => InvoicePage),
  },
};
