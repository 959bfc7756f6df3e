import 'maplibre-gl/dist/maplibre-gl.css';
import type { Position } from '@pieno/contract/stations/distance.ts';
import { MAP_CENTER } from '@pieno/contract/stations/map-center.ts';
import { Marker } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapSetting } from './basemap.ts';
import styles from './live-map.module.css';
import { LiveMarks } from './live-marks.tsx';
import placeStyles from './place-map.module.css';
import { useLiveMap } from './use-live-map.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

export interface LivePlaceProps {
  /** Accessible name of the map. */
  label: string;
  /** The pin's position; null without a pin. */
  place: Position | null;
  /** Called with the new position when the pin was dragged or the map tapped. */
  onPlace: (place: Position) => void;
  setting: MapSetting;
  onFail: () => void;
  /** Called with true when the browser drops the WebGL context, with false once it is restored. */
  onLost: (isLost: boolean) => void;
}

const [NEAR, FAR] = [14.5, 11];
/** Rounds degrees to about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** The live map with a draggable pin. Loaded together with MapLibre. */
export function LivePlace({ label, place, onPlace, setting, onFail, onLost }: LivePlaceProps) {
  const container = useRef<HTMLDivElement>(null);
  const live = useLiveMap({
    container,
    viewFor: () => ({ ...(place ?? MAP_CENTER), zoom: place ? NEAR : FAR }),
    label,
    setting,
    onReady: () => onLost(false),
    onFail,
    onLost: () => onLost(true),
  });
  const map = live?.map;
  const [pin] = useState(makePin);
  const put = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    onPlace({ latitude: rounded(lat), longitude: rounded(lng) }),
  );
  useEffect(() => {
    if (!map) return;
    const drop = () => put(pin.getLngLat());
    const tap = (event: { lngLat: { lat: number; lng: number } }) => put(event.lngLat);
    pin.on('dragend', drop);
    map.on('click', tap);
    return () => {
      pin.off('dragend', drop);
      map.off('click', tap);
    };
  }, [map, pin]);
  const { latitude, longitude } = place ?? {};
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    pin.setLngLat([longitude, latitude]).addTo(map);
    if (!map.getBounds().contains([longitude, latitude]))
      map.jumpTo({ center: [longitude, latitude] });
    return () => void pin.remove();
  }, [map, pin, latitude, longitude]);
  return (
    <div className={styles.map}>
      <div ref={container} className={styles.canvas} />
      {live && (
        <>
          {createPortal(<LiveMarks live={live} pins={[]} />, live.map.getCanvasContainer())}
          <ZoomButtons onZoom={(by) => live.map.zoomTo(live.map.getZoom() + by)} />
        </>
      )}
    </div>
  );
}

/** Hidden from screen readers: the place can be typed instead. */
function makePin(): Marker {
  const element = document.createElement('div');
  element.className = placeStyles.pin!;
  element.ariaHidden = 'true';
  return new Marker({ element, draggable: true, anchor: 'bottom' });
}
