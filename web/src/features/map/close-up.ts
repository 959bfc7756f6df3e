import type { Position } from '@pieno/contract/stations/distance.ts';
import type { MapView } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import type { BuiltInMap } from './built-in-map.ts';
import { nearestStreet, type NearestStreet, type StreetPart } from './nearest-street.ts';
import { STREETS } from './streets-style.ts';

/** A place to zoom in on, with its address as one line of text. */
export interface CloseUp extends Position {
  address: string;
}

/** Zoom at which all street names around can be read. */
const CLOSE_ZOOM = 15;

/** Returns the view of a place and its streets. */
export const closeView = ({ latitude, longitude }: Position): MapView => ({
  latitude,
  longitude,
  zoom: CLOSE_ZOOM,
});

/** Marks the street of a place. @returns false if there is none, e.g. abroad */
export function markStreet(map: MapLibre, builtIn: BuiltInMap, place: CloseUp): boolean {
  const street = streetAt(map, place, place.address);
  if (street) builtIn.show({ markedStreet: street.name });
  return street !== null;
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
