import { comparisonKey } from './brand.ts';
import { shorten } from './name-words.ts';

export interface Neighbour {
  name: string;
  town: string;
  street: string | null;
  address: string | null;
}

/**
 * Makes names unique within a town by adding the street, or the whole address if needed.
 * @returns the names, in the order of the input
 */
export function distinctNames(stations: readonly Neighbour[]): string[] {
  const byStreet = withMoreWhereShared(stations, ({ name, street, address }) =>
    joined(name, street, street ?? address),
  );
  return withMoreWhereShared(byStreet, ({ name, street, address }) =>
    joined(name, street, address),
  ).map(({ name }) => name);
}

function withMoreWhereShared(
  stations: readonly Neighbour[],
  more: (station: Neighbour) => string,
): Neighbour[] {
  const keys = stations.map(({ name, town }) => `${comparisonKey(name)}/${town}`);
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return stations.map((station, index) =>
    counts.get(keys[index]!)! > 1 ? { ...station, name: shorten(more(station)) } : station,
  );
}

/** Adds a location to the name, without repeating the street. */
function joined(name: string, street: string | null, more: string | null): string {
  if (!more) return name;
  if (!street || !name.endsWith(street)) return `${name}, ${more}`;
  return more.startsWith(street) ? name.slice(0, -street.length) + more : name;
}
