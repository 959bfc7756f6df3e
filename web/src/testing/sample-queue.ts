/** Made-up prices that wait for an administrator. */
import type { Queue, QueueItem } from '@pieno/contract/queue/queue.ts';
import { fuelPrice } from './sample-prices.ts';

const AUTHOR = {
  id: 'p1',
  says: 'price' as const,
  accepted: 4,
  rejected: 1,
  lapsed: 0,
  open: 1,
  confirmations: 2,
  disputes_right: 0,
  disputes_wrong: 0,
  borne_out: 3,
  contradicted: 1,
  known: false,
  since: '2026-11-01T09:00:00.000Z',
};

export function queueItem(more: Partial<QueueItem> = {}): QueueItem {
  return {
    id: '17',
    kind: 'held',
    business: { id: 8, name: 'Domagnano Tamoil', locality: 'Domagnano' },
    fuel_type: fuelPrice(10, 1).fuel_type,
    price: 1.469,
    origin: 'driver',
    reason: null,
    seen_at: '2026-11-21T07:12:00.000Z',
    waits_since: '2026-11-21T07:12:00.000Z',
    voices: 1,
    current: {
      price: 1.669,
      origin: 'owner',
      seen_at: '2026-11-20T07:12:00.000Z',
      confirmed_at: null,
    },
    before: null,
    reference: 1.659,
    recent: [
      { price: 1.669, origin: 'owner', seen_at: '2026-11-20T07:12:00.000Z', state: 'accepted' },
      { price: 1.679, origin: 'owner', seen_at: '2026-11-18T07:12:00.000Z', state: 'accepted' },
      { price: 1.679, origin: 'owner', seen_at: '2026-11-17T07:12:00.000Z', state: 'accepted' },
      { price: 1.2, origin: 'driver', seen_at: '2026-11-16T07:12:00.000Z', state: 'rejected' },
    ],
    authors: [AUTHOR],
    ...more,
  };
}

export const CONTESTED = queueItem({
  id: '18',
  kind: 'contested',
  business: { id: 9, name: 'Borgo Esso', locality: 'Borgo Maggiore' },
  price: 1.699,
  origin: 'driver',
  current: {
    price: 1.699,
    origin: 'driver',
    seen_at: '2026-11-20T07:12:00.000Z',
    confirmed_at: null,
  },
  before: { price: 1.729, origin: 'owner', seen_at: '2026-11-19T07:12:00.000Z' },
  voices: 2,
  authors: [AUTHOR, { ...AUTHOR, id: 'p2', says: 'dispute' }],
});

export const queueOf = (...items: QueueItem[]): Queue => ({
  items,
  total: items.length,
  reviews: [],
});
