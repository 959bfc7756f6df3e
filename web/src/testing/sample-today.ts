import type { Today } from '@pieno/contract/today/today.ts';
import { ADMINISTERED_STATION as STATION, SAID_AT as AT } from './sample-administered.ts';

export const NONE_WAIT = { count: 0, oldest_at: null };
/** A day that asks for one thing of each kind. */
export const SAMPLE_TODAY: Today = {
  newest: [{ area: 'SM', decade: 10, newest_at: AT, business: STATION, stations: 17, fresh: 3 }],
  held: { count: 2, oldest_at: AT },
  contested: NONE_WAIT,
  reported: NONE_WAIT,
  people: { count: 1, oldest_at: AT },
  unverified: { count: 3, oldest_at: AT },
  drivers: [],
  silent: [{ business: STATION, last_at: null, phone: '0549 123456', people: 0, invitations: 1 }],
  fuels: [],
  imports: [{ kind: 'mimit', finished_at: AT, failed: { at: AT, message: 'File vuoto' } }],
  unpublished: [],
  moved_out: [{ id: 57, name: 'Agip Cerasolo', locality: null }],
  outsiders: 23_834,
  mail: { configured: false },
  address: { configured: false },
  proxy: { unnamed: true },
  backups: { configured: true, proven: { at: AT, stations: 41, prices: 18_204 }, failed: null },
};
