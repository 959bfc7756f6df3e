/** What the readers of Open Charge Map and OpenStreetMap hand over. */
import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { SourceStation } from '../stations/put.ts';
import { isInSanMarino } from '../stations/border.ts';
import type { Country } from '../stations/areas.ts';
import type { Reject } from './reasons.ts';

export interface SiteClaim {
  /** The station's id at the source. */
  source_id: string;
  fuelTypeId: number;
  unit: FuelUnit;
  /** Thousandths of a euro. */
  price: number;
  observedAt: Date;
  file: string;
  line: number;
  row: string;
}

export interface SiteHead {
  /** Elements of the file. */
  read: number;
  /** Prices the file states, believable or not. */
  statedPrices: number;
  /** Sentences for the report. */
  notes: string[];
}

export interface SiteLists {
  stations: SourceStation[];
  claims: SiteClaim[];
  rejects: Reject[];
}

const ITALY = { south: 35, north: 47.3, west: 6.5, east: 18.8 };

/** The country a position lies in, or undefined when it is neither San Marino nor about Italy. */
export function countryAt(latitude: number, longitude: number): Country | undefined {
  if (isInSanMarino(latitude, longitude)) return 'SM';
  const { south, north, west, east } = ITALY;
  const near = latitude > south && latitude < north && longitude > west && longitude < east;
  return near ? 'IT' : undefined;
}

/** Text without outer and double spaces; null when nothing is left. */
export function plainText(text: string | null | undefined): string | null {
  return text?.replace(/\s+/gu, ' ').trim() || null;
}

/** A web address as given, or null when it is none that a visitor may be sent to. */
export function webAddress(text: string | null | undefined): string | null {
  const plain = plainText(text);
  if (!plain) return null;
  const address = /^https?:\/\//iu.test(plain) ? plain : `https://${plain}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null;
}

/** One element of a file, short enough for the list of rejects. */
export function excerpt(element: unknown): string {
  return JSON.stringify(element).slice(0, 300);
}
