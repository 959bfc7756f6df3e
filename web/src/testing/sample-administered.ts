import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import type { Today } from '@pieno/contract/today/today.ts';
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

/** Its facts. */
export const ADMINISTERED_FACTS: AdministeredStation = {
  business: ADMINISTERED_STATION,
  kind: 'fuel',
  brand: 'Tamoil',
  address: 'Via Nuova 1',
  postcode: null,
  phone: '0549 123456',
  website: null,
  latitude: 43.95,
  longitude: 12.46,
  country: 'SM',
  areas: ['SM'],
  source: 'osm',
  source_id: 'node/1',
  listed: true,
  decided: [],
  closed_at: null,
  moved_to: null,
  decades: [10],
  priced: [10, 20],
  merges: [],
};

export const NONE_WAIT = { count: 0, oldest_at: null };
/** A day that asks for one thing of each kind. */
export const SAMPLE_TODAY: Today = {
  newest: [
    {
      area: 'SM',
      decade: 10,
      newest_at: SAID_AT,
      business: ADMINISTERED_STATION,
      stations: 17,
      fresh: 3,
    },
  ],
  held: { count: 2, oldest_at: SAID_AT },
  contested: NONE_WAIT,
  reported: NONE_WAIT,
  people: { count: 1, oldest_at: SAID_AT },
  unverified: { count: 3, oldest_at: SAID_AT },
  verifications: [],
  drivers: [],
  silent: [
    {
      business: ADMINISTERED_STATION,
      last_at: null,
      phone: '0549 123456',
      people: 0,
      invitations: 1,
    },
  ],
  fuels: [],
  imports: [
    { kind: 'mimit', finished_at: SAID_AT, failed: { at: SAID_AT, message: 'File vuoto' } },
  ],
  unpublished: [],
  page_errors: { count: 0, top: [] },
  moved_out: [{ id: 57, name: 'Agip Cerasolo', locality: null }],
  outsiders: 23_834,
  mail: { configured: false, waiting: null },
  address: { configured: false },
  contact: { configured: false },
  proxy: { unnamed: true },
  backups: {
    configured: true,
    folder: null,
    proven: { at: SAID_AT, stations: 41, prices: 18_204 },
    missing: false,
    failed: null,
  },
  disks: [],
};
