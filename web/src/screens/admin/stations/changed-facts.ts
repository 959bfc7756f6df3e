import type {
  AdministeredStation,
  StationFacts,
} from '@pieno/contract/stations/administered-stations.ts';
import type { Position } from '@pieno/contract/stations/distance.ts';

/** The facts that are typed, in the form's order. */
export const TEXT_FACTS = [
  'name',
  'brand',
  'address',
  'postcode',
  'locality',
  'phone',
  'website',
] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

interface Chosen {
  kind: 'fuel' | 'charging';
  /** Undefined if no valid place is typed. */
  place: Position | undefined;
}

/**
 * Returns the changed facts: only those are sent, as imports never overwrite what a person wrote. An emptied text is
 * null; an emptied name stays empty and is refused.
 * @param station as it was; undefined for a new one
 */
export function changedFacts(
  fields: Readonly<Record<string, string | boolean>>,
  { kind, place }: Chosen,
  station: AdministeredStation | undefined,
): StationFacts {
  const facts: StationFacts = {};
  for (const fact of TEXT_FACTS) {
    const text = String(fields[fact] ?? '').trim();
    if (text === (factOf(station, fact) ?? '')) continue;
    if (fact === 'name') facts.name = text;
    else facts[fact] = text || null;
  }
  if (kind !== station?.kind) facts.kind = kind;
  const isMoved = place?.latitude !== station?.latitude || place?.longitude !== station?.longitude;
  return place && isMoved ? { ...facts, ...place } : facts;
}

/** Returns a text of a station. */
export function factOf(station: AdministeredStation | undefined, fact: TextFact): string | null {
  if (!station) return null;
  return fact === 'name' || fact === 'locality' ? station.business[fact] : station[fact];
}
