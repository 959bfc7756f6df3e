import 'maplibre-gl/dist/maplibre-gl.css';
import type { MapView } from '@pieno/ui/map/projection.ts';
import { viewFor, type Framing } from '@pieno/ui/map/view-for.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { MapSetting } from './basemap.ts';
import { easeTo } from './ease-to.ts';
import styles from './live-map.module.css';
import { LiveMarks, type LiveMarksProps } from './live-marks.tsx';
import { useLiveMap } from './use-live-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface LiveMapProps extends Omit<LiveMarksProps, 'live'> {
  framing: Framing;
  label: string;
  setting: MapSetting;
  onReady: () => void;
  onFail: () => void;
}

/** MapLibre under the same marks as the poster. Loaded apart: it weighs more than all the rest. */
export function LiveMap({ framing: wanted, pins, underlay, ...rest }: LiveMapProps) {
  const container = useRef<HTMLDivElement>(null);
  // Tiles that others serve are asked for by place: the map would give away where the visitor is.
  const framing = rest.setting.value1 ? { ...wanted, alsoShow: undefined } : wanted;
  const live = useLiveMap({ container, viewFor: (size) => viewFor(framing, pins, size), ...rest });
  useFollow(live?.map, live && viewFor(framing, pins, live.size));
  return (
    <div className={styles.map}>
      <div ref={container} className={styles.canvas} />
      {live && (
        <>
          {createPortal(<LiveMarks {...{ live, pins, underlay }} />, live.map.getCanvasContainer())}
          <ZoomButtons map={live.map} />
        </>
      )}
    </div>
  );
}

/** Moves the map when what it should show changes: other pins, another size. */
function useFollow(map: MapLibre | undefined, aim: MapView | null) {
  const { latitude, longitude, zoom } = aim ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || zoom === undefined) return;
    if (!map) return;
    // Not within the effect: without motion the map moves at once, and its marks with it.
    const frame = requestAnimationFrame(() => easeTo(map, { latitude, longitude, zoom }));
    return () => cancelAnimationFrame(frame);
  }, [map, latitude, longitude, zoom]);
}
