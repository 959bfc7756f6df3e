/** Finds the pumps of OpenStreetMap that no driver can use, by their tags. */
import type { Reason } from '../runs/reasons.ts';

type Tags = Readonly<Record<string, string | undefined>>;

/** Tags of places that no longer or do not yet exist, also used as prefixes. */
const NOT_THERE = ['disused', 'abandoned', 'construction', 'proposed', 'demolished', 'removed'];
/** Opening hours of a pump that is never open, with or without a comment. */
const NEVER_OPEN = /^\s*(?:off|closed)\s*(?:"[^"]*")?\s*;?\s*$/iu;
const ROAD = ['motor_vehicle', 'motorcar'];
const AVIATION = /^fuel:(?:.*avgas.*|jet.*|100ll|ul91|ul94|kerosene)$/iu;

const isNo = (value: string | undefined) => value === undefined || value === 'no';
const isClosedToDrivers = (value: string | undefined) => value === 'no' || value === 'private';

/**
 * Finds why a pump is left out.
 * @returns `closed` when it is out of use, `private` when it is a company's own, or only for boats or aircraft;
 * undefined when drivers may use it
 */
export function whyNotForDrivers(tags: Tags): Reason | undefined {
  if (NOT_THERE.some((tag) => !isNo(tags[tag]))) return 'closed';
  if (NEVER_OPEN.test(tags['opening_hours'] ?? '')) return 'closed';
  const isForRoad = ROAD.some((tag) => !isNo(tags[tag]) && tags[tag] !== 'private');
  if (isForRoad) return undefined;
  if (['access', ...ROAD].some((tag) => isClosedToDrivers(tags[tag]))) return 'private';
  if (!isNo(tags['boat']) || !isNo(tags['aircraft'])) return 'private';
  const sold = Object.keys(tags).filter((tag) => tag.startsWith('fuel:') && !isNo(tags[tag]));
  return sold.length > 0 && sold.every((tag) => AVIATION.test(tag)) ? 'private' : undefined;
}
