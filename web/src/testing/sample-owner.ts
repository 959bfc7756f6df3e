/** A made-up station as its owner sees it. */
import type { OwnerFuel, OwnerStation } from '@pieno/contract/stations/own-stations.ts';
import { fuelPrice } from './sample-prices.ts';

/** Prices in euro by fuel, base grades first. */
const PRICES: readonly [id: number, euro: number][] = [
  [10, 1.669],
  [20, 1.599],
  [30, 0.789],
  [11, 1.799],
  [21, 1.729],
  [12, 1.779],
  [22, 1.709],
  [40, 1.439],
];

export function ownerFuel(
  id: number,
  euro: number | null,
  more: Partial<OwnerFuel> = {},
): OwnerFuel {
  const { fuel_type, ...price } = fuelPrice(id, euro ?? 0, { source: 'owner', origin: 'owner' });
  return {
    fuel_type,
    price: euro === null ? null : { fuel_type, ...price },
    reference: null,
    reported: [],
    disputes: 0,
    ...more,
  };
}

/** Returns the first fuels. */
export const ownerFuels = (count: number): OwnerFuel[] =>
  PRICES.slice(0, count).map(([id, euro]) => ownerFuel(id, euro));

export function ownerStation(more: Partial<OwnerStation> = {}): OwnerStation {
  return {
    business: {
      id: 8,
      name: 'Domagnano Tamoil',
      address: 'Via Cinque Febbraio 46',
      locality: 'Domagnano',
    },
    state: 'active',
    fuels: ownerFuels(4),
    other_fuels: [fuelPrice(13, 1).fuel_type],
    scheduled: [],
    people: [
      {
        id: 'u1',
        name: 'titano',
        state: 'active',
        since: '2026-11-20T09:00:00.000Z',
        is_me: true,
      },
    ],
    invitations: [],
    fresh_until: '2026-11-29T07:12:00.000Z',
    ...more,
  };
}
