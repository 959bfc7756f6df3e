import type { Demo } from '../../demo.ts';

export const demo: Demo = {
  title: 'Alerts',
  about: 'Banners and alerts, some to dismiss',
  load: () => import('./alerts-page.tsx').then(({ AlertsPage }) => AlertsPage),
};
