import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect } from 'react';

/** Names an open map, which takes only its first name by itself. */
export function useLabel(map: MapLibre | undefined, label: string): void {
  useEffect(() => {
    map?.getCanvas().setAttribute('aria-label', label);
  }, [map, label]);
}
