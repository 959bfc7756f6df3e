import type { MapView } from '@pieno/ui/map/projection.ts';
import { MAX_ZOOM, MIN_ZOOM, STREETS_MAX_ZOOM } from '@pieno/ui/map/framing.ts';
import { AttributionControl, Map as MapLibre, setWorkerUrl, type MapOptions } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { m } from '../../paraglide/messages.js';
import type { ForeignStyle } from './basemap.ts';
import { keepBuiltIn, type BuiltInMap } from './built-in-map.ts';
import { readMapColors } from './map-colors.ts';
import { builtInStyle } from './map-style.ts';

setWorkerUrl(workerUrl);

/** Milliseconds to wait for the first complete rendering of an operator's style. */
export const DRAW_TIMEOUT_MS = 8_000;

export interface OpenMapOptions {
  container: HTMLElement;
  view: MapView;
  label: string;
  /** The operator's style; null for the built-in map. */
  foreign: ForeignStyle | null;
  /** Called once the built-in map is the one drawn. */
  onBuiltIn?: (builtIn: BuiltInMap) => void;
}

/** North stays up, one finger scrolls the page, two fingers move the map. */
const BEHAVIOUR = {
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  attributionControl: false,
  cooperativeGestures: true,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
} satisfies Partial<MapOptions>;

/** Creates a map. The built-in map replaces an operator's style that fails. */
export function openMap({ container, view, label, foreign, onBuiltIn }: OpenMapOptions): MapLibre {
  const map = new MapLibre({
    ...BEHAVIOUR,
    container,
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    style: foreign?.style ?? builtInStyle(readMapColors()),
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': m.map_hint_ctrl(),
      'CooperativeGesturesHandler.MacHelpText': m.map_hint_command(),
      'CooperativeGesturesHandler.MobileHelpText': m.map_hint_fingers(),
      'AttributionControl.ToggleAttribution': m.map_attribution_toggle(),
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const drawBuiltIn = () => {
    map.setMaxZoom(STREETS_MAX_ZOOM);
    map.addControl(new AttributionControl({ compact: false }));
    const builtIn = keepBuiltIn(map);
    onBuiltIn?.(builtIn);
  };
  if (foreign) drawForeign(map, foreign, drawBuiltIn);
  else drawBuiltIn();
  return map;
}

function drawForeign(map: MapLibre, { attribution }: ForeignStyle, drawBuiltIn: () => void) {
  const control = new AttributionControl({
    compact: true,
    ...(attribution ? { customAttribution: attribution } : {}),
  });
  map.addControl(control);
  let isSettled = false;
  // A failure before the first complete rendering leaves the map empty; a later one leaves only a
  // gap.
  const giveUp = () => {
    if (isSettled) return;
    settle();
    map.removeControl(control);
    map.setStyle(builtInStyle(readMapColors()));
    drawBuiltIn();
  };
  // A style whose tiles are all missing neither fails nor becomes idle.
  const patience = setTimeout(giveUp, DRAW_TIMEOUT_MS);
  const settle = () => {
    isSettled = true;
    clearTimeout(patience);
  };
  map.once('idle', settle);
  map.once('remove', settle);
  map.on('error', giveUp);
}
