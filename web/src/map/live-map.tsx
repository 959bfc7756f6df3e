import 'maplibre-gl/dist/maplibre-gl.css';
import { viewFor, type Framing } from '@pieno/ui/map/view-for.ts';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import type { MapSetting } from './basemap.ts';
import styles from './live-map.module.css';
import { LiveMarks, type LiveMarksProps } from './live-marks.tsx';
import { useCloseUp, type CloseUp } from './use-close-up.ts';
import { useFollow } from './use-follow.ts';
import { useKeepClear } from './use-keep-clear.ts';
import { useLabel } from './use-label.ts';
import { useLiveMap } from './use-live-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface LiveMapProps extends Omit<LiveMarksProps, 'live' | 'here'> {
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
  // While no pin of another ranking is known there is nothing to go to.
  const isWaiting = framing.fit === 'pins' && pins.length === 0;
  const aim = near ?? (live && !isWaiting ? viewFor(framing, pins, live.size) : null);
  useFollow(live?.map, aim, JSON.stringify([framing, live?.size]));
  useLabel(live?.map, rest.label);
  return (
    <div className={styles.map}>
      <div ref={container} className={styles.canvas} />
      {live && (
        <>
          {createPortal(
            <LiveMarks {...{ live, pins, underlay }} here={wanted.alsoShow} />,
            live.map.getCanvasContainer(),
          )}
          <ZoomButtons map={live.map} />
        </>
      )}
    </div>
  );
}
