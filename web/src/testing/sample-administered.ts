import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import { fuelPrice } from './sample-prices.ts';

/** When everything of the sample was said. */
export const SAID_AT = '2026-11-21T07:12:00.000Z';
export const ADMINISTERED_STATION = { id: 8, name: 'Domagnano Tamoil', locality: 'Domagnano' };

/** A station's prices as an administrator sees them: one, contested. */
export const ADMINISTERED_PRICES: AdministeredPrices = {
  business: ADMINISTERED_STATION,
  prices: [
    {
      fuel_type: fuelPrice(10, 1).fuel_type,
      sold: true,
      price: 1.669,
      origin: 'owner',
      seen_at: SAID_AT,
      confirmed_at: null,
      since: SAID_AT,
      said: 1,
      doubtful: false,
      contested: true,
      before: { price: 1.689, origin: 'owner', seen_at: SAID_AT },
      scheduled: [],
      reference: 1.659,
    },
  ],
};
