import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import type { CheckId, Finding } from '@pieno/contract/checkup/checkup.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { fuelPrice } from './sample-prices.ts';

/** The time of all reports in the sample. */
export const SAID_AT = '2026-11-21T07:12:00.000Z';
export const ADMINISTERED_STATION = { id: 8, name: 'Domagnano Tamoil', locality: 'Domagnano' };

/** A station's prices as an administrator sees them: one, disputed. */
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
/**
 * A check's finding.
 * @param step what to do
 */
export const finding = (
  state: Finding['state'],
  id: CheckId,
  text: string,
  step: string | null = null,
): Finding => ({ id, state, text, step, station: null, at: null });

/** A day with one task of each kind. */
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
  page_errors: { count: 0, top: [] },
  moved_out: [{ id: 57, name: 'Agip Cerasolo', locality: null }],
  outsiders: 23_834,
  checks: [
    finding('ok', 'backups', 'Ultima prova di ripristino: ieri, 41 distributori, 18.204 prezzi'),
    finding('wrong', 'imports', 'Importazione «Prezzi del ministero italiano» non riuscita'),
    finding('warning', 'address', 'Link e inviti portano solo a questo computer', 'PUBLIC_URL'),
    finding('wrong', 'proxy', 'Le richieste passano da un proxy', 'Imposta TRUST_PROXY'),
    finding('warning', 'contact', 'Chi ha bisogno di te non sa come raggiungerti'),
    finding('warning', 'mail', 'Le email non partono: restano in una cartella', 'SMTP_URL'),
    finding('skipped', 'smtp', 'Nessuno è configurato'),
  ],
};
