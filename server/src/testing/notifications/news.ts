import type { AlertNews } from '@pieno/contract/notifications/sent-params.ts';

/** A price that matches an alert. @param different replaces fields */
export const newsOf = (different: Partial<AlertNews> = {}): AlertNews => ({
  alert_id: '1',
  decade: 20,
  mode: 'self',
  unit: 'litre',
  business_id: 8,
  name: 'Alla Rocca',
  locality: 'Domagnano',
  area: 'SM',
  price: 1_689,
  said_at: '2026-11-21T07:54:00.000Z',
  fill: 45,
  saving_cents: 310,
  than: 'before',
  ...different,
});
