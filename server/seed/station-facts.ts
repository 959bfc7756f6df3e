import type { Connector } from '@pieno/contract/stations/business.ts';
import type { Decade, FuelMode } from '@pieno/contract/prices/fuels.ts';

/** The initial data of a station. A missing property means unknown, never "no". */
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
  /** The sockets and cables of a charging site. */
  connectors?: readonly Connector[];
  /** Fuel categories that the station sells, according to a source. */
  sells?: readonly Decade[];
  /** Modes (self, served) according to a source; missing when unknown. */
  modes?: readonly FuelMode[];
}
