import type { MapView } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre } from 'maplibre-gl';

/** Moves a map to a view in 200 ms, the product's duration; at once if reduced motion is preferred. */
export function easeTo(map: MapLibre, view: MapView | null): void {
  if (view) map.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, duration: 200 });
}
