/** Types and helpers shared by the readers of Open Charge Map and OpenStreetMap. */
import type { SourceStation } from '../stations/put.ts';
import { isAboutItaly, isInSanMarino } from '../stations/border.ts';
import type { Country } from '../stations/areas.ts';
import type { Reject } from './reasons.ts';
import type { PriceClaim } from './record-rows.ts';

/** A price that names its station by the source's id. */
export interface SiteClaim extends Omit<PriceClaim, 'stationId'> {
  /** The station's id at the source. */
  source_id: string;
}

export interface SiteHead {
  /** Elements of the file. */
  read: number;
  /** Number of prices in the file, plausible or not. */
  statedPrices: number;
  /** Sentences for the report. */
  notes: string[];
}

export interface SiteLists {
  stations: SourceStation[];
  claims: SiteClaim[];
  rejects: Reject[];
}

/** Characters of an element in the list of rejects. */
const EXCERPT_MAX = 300;

/** Finds the country of a position; undefined when it is neither in San Marino nor in or near Italy. */
export function countryAt(latitude: number, longitude: number): Country | undefined {
  if (isInSanMarino(latitude, longitude)) return 'SM';
  return isAboutItaly(latitude, longitude) ? 'IT' : undefined;
}

/** Trims text, replaces halves of characters and collapses white space and control characters to single spaces; null when nothing is left. */
export function plainText(text: string | null | undefined): string | null {
  return (
    text
      ?.toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim() || null
  );
}

/** Cleans a web address, adding https:// when the scheme is missing; null when it is not a valid http(s) address. */
export function webAddress(text: string | null | undefined): string | null {
  const plain = plainText(text);
  if (!plain) return null;
  const address = /^https?:\/\//iu.test(plain) ? plain : `https://${plain}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? address : null;
}

/** Serialises an element of a file for the list of rejects; '' when it is nested too deeply. */
export function excerpt(element: unknown): string {
  try {
    return JSON.stringify(element).slice(0, EXCERPT_MAX);
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
