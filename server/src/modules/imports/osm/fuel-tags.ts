/** The fuels of a pump by OpenStreetMap's tags. */
import type { Decade } from '@pieno/contract/prices/fuels.ts';

/** The tags `fuel:…` by category, without the prefix; products beside fuels (AdBlue, compressed air) are in none. */
const FUELS: readonly [Decade, RegExp][] = [
  [10, /^(?:octane_\d{2,3}|e5|e10|petrol|gasoline|unleaded)$/u],
  [
    20,
    /^(?:(?:gtl_|hgv_|taxfree_|untaxed_)?diesel(?:_.{1,20})?|biodiesel|hvo(?:100)?|b7|b10|xtl)$/u,
  ],
  [30, /^(?:lpg|propane)$/u],
  [40, /^(?:cng|biogas|biomethane)$/u],
  [50, /^electricity$/u],
  [100, /^(?:lng|e85|ethanol|h2|h35|h70|lh2|hydrogen)$/u],
];
const PREFIX = 'fuel:';

/**
 * Finds the categories that a pump sells. Only a tag adds one: a missing tag, and "no", remove nothing.
 * @param tags with `amenity`, which may have several values: fuel;charging_station
 */
export function taggedDecades(tags: Readonly<Record<string, string | undefined>>): Decade[] {
  const sold = Object.entries(tags).flatMap(([key, value]) => {
    if (!key.startsWith(PREFIX) || !isSet(value)) return [];
    const fuel = key.slice(PREFIX.length).toLowerCase();
    return FUELS.find(([, names]) => names.test(fuel))?.[0] ?? [];
  });
  const charges = amenitiesOf(tags).includes('charging_station') || isSet(tags['charging_station']);
  return [...new Set([...sold, ...(charges ? [50 as const] : [])])].toSorted((a, b) => a - b);
}

/** Returns the amenities of a place. */
export function amenitiesOf(tags: Readonly<Record<string, string | undefined>>): string[] {
  return (tags['amenity'] ?? '').split(';').map((amenity) => amenity.trim());
}

function isSet(value: string | undefined): boolean {
  return value === 'yes' || value === 'only';
}
