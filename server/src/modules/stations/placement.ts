import type { Position } from '@pieno/contract/distance.ts';
import type { Country } from './areas.ts';
import { isAboutItaly, kilometresFromSanMarino } from './border.ts';

/** Kilometres beyond the border at which a station may still be San Marino's: maps and surveys differ. */
const LEEWAY_KM = 1;

const OUTSIDE: Record<Country, string> = {
  SM: 'è fuori da San Marino',
  IT: "è fuori dall'Italia",
};

/** True where a station of the country may stand; a ranking must not be won from elsewhere. */
export function mayStandAt(country: Country, position: Position): boolean {
  return country === 'SM'
    ? kilometresFromSanMarino(position) <= LEEWAY_KM
    : isAboutItaly(position.latitude, position.longitude);
}

/**
 * @param position null when nobody knows it
 * @returns one Italian phrase on why a station of the country cannot stand there, and what was probably meant;
 *   undefined when it may
 */
export function whyMisplaced(country: Country, position: Position | null): string | undefined {
  if (!position || mayStandAt(country, position)) return undefined;
  const { latitude, longitude } = position;
  const problem = `${latitude}, ${longitude} ${OUTSIDE[country]}`;
  if (mayStandAt(country, { latitude: longitude, longitude: latitude })) {
    return `${problem}: latitude e longitude sembrano scambiate`;
  }
  return mayStandAt('IT', position)
    ? `${problem} (un distributore italiano ha country IT)`
    : problem;
}
