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
import { useCloseUp, type CloseUp } from './use-close-up.ts';
import { useKeepClear } from './use-keep-clear.ts';
import { useLiveMap } from './use-live-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface LiveMapProps extends Omit<LiveMarksProps, 'live'> {
  framing: Framing;
  label: string;
  setting: MapSetting;
  /** A place to come close to as soon as its street can be shown. */
  closeUp?: CloseUp | undefined;
  onReady: () => void;
  onFail: () => void;
}

/** MapLibre map with the same marks as the poster. A lazy chunk of its own, as it weighs more than everything else. */
export function LiveMap({ framing: wanted, pins, underlay, closeUp, ...rest }: LiveMapProps) {
  const container = useRef<HTMLDivElement>(null);
  // Tiles of another server are requested by location: including the visitor's position would reveal it.
  const framing = rest.setting.value1 ? { ...wanted, alsoShow: undefined } : wanted;
  const live = useLiveMap({ container, viewFor: (size) => viewFor(framing, pins, size), ...rest });
  const near = useCloseUp(live, closeUp);
  useKeepClear(live?.builtIn, pins);
  useFollow(live?.map, near ?? (live && viewFor(framing, pins, live.size)));
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

/** Moves the map when its target view changes: because of other pins or another size. */
function useFollow(map: MapLibre | undefined, aim: MapView | null) {
  const { latitude, longitude, zoom } = aim ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || zoom === undefined) return;
    if (!map) return;
    // Not inside the effect: with reduced motion the map moves at once, and its marks are then re-rendered
    // with flushSync, which React does not allow in an effect.
    const frame = requestAnimationFrame(() => easeTo(map, { latitude, longitude, zoom }));
    return () => cancelAnimationFrame(frame);
  }, [map, latitude, longitude, zoom]);
}
