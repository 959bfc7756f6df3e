import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';

/** Updates the label of an open map, since MapLibre applies only the first one. */
export function useLabel(map: MapLibre | undefined, label: string): void {
  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', label);
  }, [map, label]);
}
