import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Partner Logo',
  about: 'Logos in a row, and a status strip',
  load: () => import('./partner-logo-page.tsx').then(({ PartnerLogoPage }) => PartnerLogoPage),
};
