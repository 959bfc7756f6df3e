/** What the readers of Open Charge Map and OpenStreetMap hand over. */
import type { SourceStation } from '../stations/put.ts';
import { isAboutItaly, isInSanMarino } from '../stations/border.ts';
import type { Country } from '../stations/areas.ts';
import type { Reject } from './reasons.ts';
import type { PriceClaim } from './record-rows.ts';

/** A price whose station is not known by its own id yet. */
export interface SiteClaim extends Omit<PriceClaim, 'stationId'> {
  /** The station's id at the source. */
  source_id: string;
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

/** The country a position lies in, or undefined when it is neither San Marino nor about Italy. */
export function countryAt(latitude: number, longitude: number): Country | undefined {
  if (isInSanMarino(latitude, longitude)) return 'SM';
  return isAboutItaly(latitude, longitude) ? 'IT' : undefined;
}

/** Text without outer and double spaces, and without signs that no text may hold; null when nothing is left. */
export function plainText(text: string | null | undefined): string | null {
  return text?.replace(/[\s\p{Cc}]+/gu, ' ').trim() || null;
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
