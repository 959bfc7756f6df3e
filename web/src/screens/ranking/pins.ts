import type { RankingEntry } from '@pieno/contract/prices.ts';
import type { MapPin } from '@pieno/ui/map/map-pin.ts';

/** Converts the ranking's stations to pins; the map omits those without a valid position (spec §5). */
export function pinsOf(entries: readonly RankingEntry[]): MapPin[] {
  return entries.map(({ business, fuels: [fuel], rank, stale }) => ({
    id: business.id,
    name: business.name,
    to: `/business/${business.id}`,
    latitude: business.latitude,
    longitude: business.longitude,
    rank,
    stale,
    price: fuel!.price,
    unit: fuel!.fuel_type.unit,
  }));
}
