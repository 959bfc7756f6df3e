import type { Position } from '@pieno/contract/distance.ts';
import type { MapView } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import type { BuiltInMap } from './built-in-map.ts';
import { nearestStreet, type NearestStreet, type StreetPart } from './nearest-street.ts';
import { STREETS } from './streets-style.ts';

/** A place to come close to, and its address as a line of text. */
export interface CloseUp extends Position {
  address: string;
}

/** Zoom at which the names of all streets around can be read. */
const CLOSE_ZOOM = 15;

/**
 * Goes to a place at once and marks its street.
 * @returns the view of the place; null where there is no street, as abroad: the map stays where it is
 */
export function comeClose(map: MapLibre, builtIn: BuiltInMap, place: CloseUp): MapView | null {
  const { address, latitude, longitude } = place;
  const street = streetAt(map, place, address);
  if (!street) return null;
  builtIn.show({ markedStreet: street.name });
  map.jumpTo({ center: [longitude, latitude], zoom: CLOSE_ZOOM }, { isFollowing: true });
  return { latitude, longitude, zoom: CLOSE_ZOOM };
}

function streetAt(map: MapLibre, at: Position, address: string): NearestStreet | null {
  if (!map.getSource(STREETS) || !map.isSourceLoaded(STREETS)) return null;
  const parts = map
    .querySourceFeatures(STREETS)
    .flatMap(({ properties, geometry }): StreetPart[] =>
      geometry.type === 'LineString' || geometry.type === 'MultiLineString'
        ? [{ name: properties.name as string | undefined, geometry }]
        : [],
    );
  return nearestStreet(parts, at, address);
}
