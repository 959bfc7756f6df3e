import type { MapView } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre } from 'maplibre-gl';

/**
 * Moves a map to a view in 200 ms, the product's standard duration; at once if reduced motion
 * is preferred.
 * @param mark is added to the events of the move
 */
export function easeTo(map: MapLibre, view: MapView | null, mark?: object): void {
  if (!view) return;
  const { longitude, latitude, zoom } = view;
  map.easeTo({ center: [longitude, latitude], zoom, duration: 200 }, mark);
}
