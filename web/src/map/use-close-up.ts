import type { Position } from '@pieno/contract/distance.ts';
import type { MapView } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre, MapLibreEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { nearestStreet, type NearestStreet, type StreetPart } from './nearest-street.ts';
import { STREETS } from './streets-style.ts';
import type { LiveState } from './use-live-map.ts';

/** A place to come close to, and its address as a line of text. */
export interface CloseUp extends Position {
  address: string;
}

/** Zoom at which the names of all streets around can be read. */
const CLOSE_ZOOM = 15;

/**
 * Once the streets are there, brings a place close and marks its street. A map that its visitor has moved stays where
 * it is, and so does one of a place without streets.
 * @returns the view of the place; null as long as the map shows where in the country it lies
 */
export function useCloseUp(live: LiveState | null, place: CloseUp | undefined): MapView | null {
  const [view, setView] = useState<MapView | null>(null);
  const { map, builtIn } = live ?? {};
  const { latitude, longitude, address } = place ?? {};
  useEffect(() => {
    if (!map || !builtIn || latitude === undefined || longitude === undefined) return;
    const at = { latitude, longitude };
    const look = () => {
      const street = streetAt(map, at, address ?? '');
      if (!street) return;
      stop();
      builtIn.show({ markedStreet: street.name });
      setView({ ...at, zoom: CLOSE_ZOOM });
    };
    const leave = (event: MapLibreEvent<unknown>) => {
      if (event.originalEvent) stop();
    };
    const stop = () => {
      map.off('idle', look);
      map.off('movestart', leave);
    };
    map.on('idle', look);
    map.on('movestart', leave);
    return stop;
  }, [map, builtIn, latitude, longitude, address]);
  return view;
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
