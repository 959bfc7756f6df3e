import 'maplibre-gl/dist/maplibre-gl.css';
import type { PlacedPin } from '@pieno/ui/map/map-pin.ts';
import { PinLayer } from '@pieno/ui/map/pin-layer.tsx';
import type { Position } from '@pieno/ui/map/position.ts';
import { fromCentre, type MapView } from '@pieno/ui/map/projection.ts';
import { groupView, viewFor, type Framing } from '@pieno/ui/map/view-for.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { m } from '../paraglide/messages.js';
import type { MapSetting } from './basemap.ts';
import styles from './live-map.module.css';
import { useLiveMap } from './use-live-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface LiveMapProps {
  framing: Framing;
  label: string;
  pins: readonly PlacedPin[];
  onPinClick?: ((id: number) => void) | undefined;
  position?: Position | undefined;
  setting: MapSetting;
  onReady: () => void;
  onFail: () => void;
}

/** MapLibre under the same pins as the poster. Loaded apart: it weighs more than all the rest. */
export function LiveMap({ framing, pins, onPinClick, position, ...rest }: LiveMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const live = useLiveMap({ container, viewFor: (size) => viewFor(framing, pins, size), ...rest });
  useFollow(live?.map, live && viewFor(framing, pins, live.size));
  return (
    <div className={styles.map}>
      <div ref={container} className={styles.canvas} />
      {live && (
        <>
          {createPortal(
            <div className={styles.pins}>
              <PinLayer
                pins={pins}
                view={live.view}
                size={live.size}
                position={position}
                onPinClick={onPinClick}
                groupLabel={(count) => m.map_group({ count })}
                onGroupClick={({ pins: group }) => {
                  ease(live.map, groupView(group, live.size));
                  // The bubble is gone once it has opened.
                  live.map.getCanvas().focus({ preventScroll: true });
                }}
                onMarkFocus={({ pins: [pin] }) => {
                  const { x, y } = fromCentre(live.view, pin);
                  const { width, height } = live.size;
                  if (Math.abs(x) > width / 2 || Math.abs(y) > height / 2)
                    ease(live.map, { ...live.view, ...pin });
                }}
              />
            </div>,
            live.map.getCanvasContainer(),
          )}
          <ZoomButtons map={live.map} />
        </>
      )}
    </div>
  );
}

function ease(map: MapLibre, view: MapView | null) {
  if (view) map.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, duration: 200 });
}

/** Moves the map when what it should show changes: other pins, another size. */
function useFollow(map: MapLibre | undefined, aim: MapView | null) {
  const { latitude, longitude, zoom } = aim ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || zoom === undefined) return;
    if (map) ease(map, { latitude, longitude, zoom });
  }, [map, latitude, longitude, zoom]);
}
