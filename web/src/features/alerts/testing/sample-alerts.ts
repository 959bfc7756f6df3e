/** Sample alerts and messages, as the server sends them. */
import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import type { Notification } from '@pieno/contract/notifications/notifications.ts';

export const ALERT: Alert = {
  id: '7',
  decade: 20,
  mode: 'self',
  area: 'SM',
  below: 1.649,
  litres: 45,
  channels: ['push'],
  paused: null,
  created_at: '2026-11-21T10:00:00.000Z',
  told: null,
};

export const MESSAGE: Notification = {
  id: '31',
  at: '2026-11-21T09:30:00.000Z',
  kind: 'alert',
  title: 'Diesel 1,649 a Domagnano',
  text: 'Domagnano Tamoil, 6 min fa: il pieno da 45 l costa 3,10 € meno di prima.',
  link: '/business/8?avviso=31',
  read: false,
};
