import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';

/** A price in the board's format. @param id of a predefined fuel type @param price euros */
export function shownPrice(id: number, price: number, more: Partial<FuelPrice> = {}): FuelPrice {
  const { decade: _, ...fuel_type } = FUEL_TYPES.find((type) => type.id === id)!;
  return {
    fuel_type,
    price,
    effective_date: '2026-11-21T07:12:00.000Z',
    source: 'owner',
    origin: 'owner',
    stale: false,
    fresh_until: '2026-11-29T07:12:00.000Z',
    confirmed: true,
    doubtful: false,
    ...more,
  };
}

/** A station in the board's format. */
export function shownStation(
  prices: FuelPrice[],
  more: Partial<BusinessDetails> = {},
): BusinessDetails {
  return {
    business: {
      id: 8,
      name: 'Commercio Petroli',
      short_description: null,
      description: null,
      logo_url: null,
      address: 'Via Cinque Febbraio 46',
      postcode: '47895',
      locality: 'Domagnano',
      latitude: 43.95,
      longitude: 12.46,
      phone: '0549 000000',
      mobile: null,
      email: null,
      website: null,
      opening_hours: null,
      connectors: [],
    },
    areas: ['SM'],
    prices,
    unknown_decades: [],
    gallery_images: [],
    ...more,
  };
}
