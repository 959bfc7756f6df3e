import type { ScheduledPrice } from '@pieno/contract/prices/scheduled-prices.ts';
import { fuelPrice } from './sample-prices.ts';

/** Diesel from tomorrow at six, as of the evening of 21 November 2026. */
export const scheduledPrice = (more: Partial<ScheduledPrice> = {}): ScheduledPrice => ({
  id: '6f1c8f0e-3a54-4c41-9a53-0a4d0b1f7a11',
  fuel_type: fuelPrice(20, 1).fuel_type,
  price: 1.579,
  due_at: '2026-11-22T05:00:00.000Z',
  public: false,
  state: 'pending',
  held_for: null,
  by: 'titano',
  ...more,
});
