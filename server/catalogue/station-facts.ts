import type { Decade, FuelMode } from '@pieno/contract/fuels.ts';

/** What is known of a station before anybody tells Pieno more. Absent means unknown, never "no". */
export interface StationFacts {
  id: number;
  source: 'osm' | 'ocm';
  /** The station's id at its source. */
  sourceId: string;
  kind: 'fuel' | 'charging';
  name: string;
  brand?: string;
  shortDescription: string;
  description?: string;
  /** Street and house number. */
  address: string;
  postcode: string;
  /** The town of the postal address. */
  locality: string;
  latitude: number;
  longitude: number;
  phone?: string;
  website?: string;
  openingHours?: string;
  /** Categories that a source says are sold here. */
  sells?: readonly Decade[];
  /** Ways of serving that a source names; absent where none is named. */
  modes?: readonly FuelMode[];
}
