import 'maplibre-gl/dist/maplibre-gl.css';
import type { Framing } from '@pieno/ui/map/framing.ts';
import type { MapView } from '@pieno/ui/map/projection.ts';
import { viewFor } from '@pieno/ui/map/view-for.ts';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapSetting } from './basemap.ts';
import styles from './live-map.module.css';
import { LiveMarks, type LiveMarksProps } from './live-marks.tsx';
import { closeView, markStreet, type CloseUp } from './close-up.ts';
import { takePlace } from './take-place.ts';
import { FOLLOWING, useFollow } from './use-follow.ts';
import { useKeepClear } from './use-keep-clear.ts';
import { useLabel } from './use-label.ts';
import { useLiveMap } from './use-live-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface LiveMapProps extends Omit<LiveMarksProps, 'live' | 'here'> {
  framing: Framing;
  label: string;
  setting: MapSetting;
  /** A place to zoom in on, if its street can be shown. */
  closeUp?: CloseUp | undefined;
  /** The view to which the visitor moved the poster; null if not moved. */
  ledTo: MapView | null;
  onReady: () => void;
  onFail: () => void;
  /** Called with the current view when the browser drops the WebGL context. */
  onLost: (view: MapView) => void;
}

/**
 * MapLibre map with the same marks as the poster. A separate lazy chunk: it is larger than the
 * rest of the page.
 */
export function LiveMap(props: LiveMapProps) {
  const { framing: wanted, pins, underlay, closeUp, ledTo, ...rest } = props;
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  // A third-party tile server would learn the visitor's position from the tiles requested.
  const framing = rest.setting.value1 ? { ...wanted, alsoShow: undefined } : wanted;
  // An operator's style may have no streets.
  const isClose = closeUp && !ledTo && !rest.setting.value1;
  const [near, setNear] = useState(isClose ? closeView(closeUp) : null);
  const live = useLiveMap({
    container,
    viewFor: (size) => ledTo ?? near ?? viewFor(framing, pins, size),
    beforeReady: (map, builtIn, size) => {
      if (!closeUp || ledTo) return;
      const view = markStreet(map, builtIn, closeUp) ? closeView(closeUp) : null;
      setNear(view);
      const { longitude, latitude, zoom } = view ?? viewFor(framing, pins, size);
      map.jumpTo({ center: [longitude, latitude], zoom }, FOLLOWING);
    },
    ...rest,
    onReady: () => takePlace(root.current!, rest.onReady),
  });
  useKeepClear(live?.builtIn, pins);
  // While the pins of another ranking load, there is no target.
  const isWaiting = framing.fit === 'pins' && pins.length === 0;
  const aim = ledTo ?? near ?? (live && !isWaiting ? viewFor(framing, pins, live.size) : null);
  useFollow(live?.map, aim, JSON.stringify([framing, live?.size]));
  useLabel(live?.map, rest.label);
  return (
    <div ref={root} className={styles.map}>
      <div ref={container} className={styles.canvas} />
      {live && (
        <>
          {createPortal(
            <LiveMarks {...{ live, pins, underlay }} here={wanted.alsoShow} />,
            live.map.getCanvasContainer(),
          )}
          <ZoomButtons onZoom={(by) => live.map.zoomTo(live.map.getZoom() + by)} />
        </>
      )}
    </div>
  );
}
