import { isCertain } from '@pieno/contract/prices/freshness.ts';
import type { StationState } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import type { MapPin } from '@pieno/ui/map/pins/map-pin.ts';
import { m } from '../../paraglide/messages.js';
import { unitName } from '../../features/prices/category-names.ts';
import { closedNow } from '../../features/prices/closed-now.ts';
import type { ClosedText } from '../../features/prices/use-closed-text.ts';
import { stateOf, stateText } from '../../features/prices/state-text.ts';

/**
 * Converts the ranking's stations to pins; the map omits those without a valid position (rule station-coordinates).
 * @param labelled the stations whose prices are shown; by default the first three
 */
export function pinsOf(
  entries: readonly PlacedEntry[],
  now: Date,
  closedText: ClosedText,
  labelled?: ReadonlySet<number>,
): MapPin[] {
  return entries.map((entry) => {
    const {
      business,
      fuels: [own],
      standIn: fuel = own,
      rank,
      sharing,
      states,
    } = entry;
    return {
      id: business.id,
      name: nameOf(
        business.name,
        fuel && stateOf(fuel, states, now),
        closedNow(entry, now, closedText),
      ),
      to: `/business/${business.id}`,
      latitude: business.latitude,
      longitude: business.longitude,
      rank,
      sharing,
      stale: fuel && (fuel.stale || fuel.ageing || !isCertain(fuel)),
      price: fuel?.price,
      labelled: labelled?.has(business.id),
      unit: fuel?.fuel_type.unit,
      unitText: fuel && unitName(fuel.fuel_type.unit),
      unknown: !fuel,
      label: fuel ? undefined : `${business.name}, ${m.price_unknown()}`,
    };
  });
}

/** Formats the station's name, with what prevents refuelling there: 'Tamoil, Esaurito'. */
const nameOf = (name: string, state: StationState | undefined, closed: string | undefined) =>
  [name, state && stateText(state), closed].filter(Boolean).join(', ');
