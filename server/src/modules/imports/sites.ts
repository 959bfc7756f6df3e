/** Code that the imports of Open Charge Map and OpenStreetMap share. */
import type { Position } from '@pieno/contract/stations/distance.ts';
import type { SourceStation } from '../stations/facts/save-stations.ts';
import { isAboutItaly, isInSanMarino } from '../stations/places/border.ts';
import { areasContaining, type Country } from '../stations/places/areas.ts';
import { cleanText } from './clean-text.ts';
import type { DownloadScope } from './reading/download-scope.ts';
import type { Reject } from './runs/reasons.ts';
import type { Beyond } from './runs/report.ts';

export interface SiteJob {
  /** Absolute file name or address. */
  file: string;
  scope?: DownloadScope | undefined;
  /** The ids of the stations that are kept at any position, see `listKept`. */
  kept: readonly string[];
}

export interface SiteContents {
  /** @property read number of elements of the file @property beyond those of them that are not kept */
  head: { read: number; beyond: Beyond };
  lists: { stations: SourceStation[]; rejects: Reject[] };
}

/** Maximum characters of an element in the list of rejects. */
const EXCERPT_MAX = 300;

/** Finds the country of a position; undefined when it is neither in San Marino nor in or near Italy. */
export function countryAt(latitude: number, longitude: number): Country | undefined {
  if (isInSanMarino(latitude, longitude)) return 'SM';
  return isAboutItaly(latitude, longitude) ? 'IT' : undefined;
}

/**
 * Returns whether a site is kept (rule import-areas).
 * @param known the ids of those that are kept at any position
 */
export const isKept = (
  { id, country, position }: { id: string; country: Country; position: Position },
  known: ReadonlySet<string>,
): boolean => known.has(id) || areasContaining(country, position).length > 0;

/** Cleans a text; null when it is missing or nothing is left. */
export function plainText(text: string | null | undefined): string | null {
  return (text && cleanText(text)) || null;
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
