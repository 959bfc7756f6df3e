import type { GalleryRoutes } from '../gallery-page.ts';

export const VERIFICATION_ROUTES: GalleryRoutes = {
  '/otp': {
    title: 'Phone Verification',
    about: 'A country code and a number',
    back: '/social-login',
    load: () => import('./otp-page.tsx').then(({ OtpPage }) => OtpPage),
  },
  '/otp-confirm': {
    title: 'One-Time Code',
    about: 'Four digits, and a minute until the next ones',
    back: '/otp',
    load: () => import('./otp-confirm-page.tsx').then(({ OtpConfirmPage }) => OtpConfirmPage),
  },
};
