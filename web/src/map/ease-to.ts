import type { MapView } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre } from 'maplibre-gl';

/** Moves a map there within the house's 200 ms; at once where less motion is wanted. */
export function easeTo(map: MapLibre, view: MapView | null): void {
  if (view) map.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, duration: 200 });
}
