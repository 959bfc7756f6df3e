import type { Position } from '@pieno/contract/stations/distance.ts';
import type { Country } from './areas.ts';
import { isAboutItaly, kilometresFromSanMarino } from './border.ts';

/** Tolerance in kilometres outside the border for San Marino's stations: maps and surveys differ. */
const LEEWAY_KM = 1;

const OUTSIDE: Record<Country, string> = {
  SM: 'è fuori da San Marino',
  IT: "è fuori dall'Italia",
};

/** True when a station of the country may have this position; others must not appear in its rankings. */
export function isPossiblePosition(country: Country, position: Position): boolean {
  return country === 'SM'
    ? kilometresFromSanMarino(position) <= LEEWAY_KM
    : isAboutItaly(position.latitude, position.longitude);
}

/**
 * Explains why a station of the country cannot have a position.
 * @param position null when unknown
 * @returns an Italian phrase with the reason and the probable mistake; undefined for a possible position
 */
export function placementProblem(country: Country, position: Position | null): string | undefined {
  if (!position || isPossiblePosition(country, position)) return undefined;
  const { latitude, longitude } = position;
  const problem = `${latitude}, ${longitude} ${OUTSIDE[country]}`;
  if (isPossiblePosition(country, { latitude: longitude, longitude: latitude })) {
    return `${problem}: latitude e longitude sembrano scambiate`;
  }
  return isPossiblePosition('IT', position)
    ? `${problem} (un distributore italiano ha country IT)`
    : problem;
}
