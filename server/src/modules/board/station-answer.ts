import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { changesOf } from '@pieno/contract/prices/freshness.ts';
import type { Prepared } from '../../prepared/prepared.ts';

export interface StationAnswer {
  coming: Promise<Prepared>;
  ready?: Prepared;
  /** Milliseconds since 1970 at which it changes by the passing of time. */
  until: number;
}

/** Returns the milliseconds since 1970 at which a station's page next changes by itself; Infinity if never. */
export function changesItselfAt(details: BusinessDetails, now: Date): number {
  const changes = changesOf({ ...details, fuels: details.prices });
  return Math.min(...changes.filter((at) => at > now.getTime()));
}
