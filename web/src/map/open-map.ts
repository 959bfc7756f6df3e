import type { MapView } from '@pieno/ui/map/projection.ts';
import { MAX_ZOOM, OUTLINE_MAX_ZOOM } from '@pieno/ui/map/view-for.ts';
import { AttributionControl, Map as MapLibre, setWorkerUrl, type MapOptions } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { m } from '../paraglide/messages.js';
import type { ForeignStyle } from './basemap.ts';
import { outlineStyle } from './map-style.ts';
import { onThemeChange, readMapColors } from './map-colors.ts';

setWorkerUrl(workerUrl);

/** Milliseconds to wait for the first complete rendering of an operator's style. */
export const DRAW_TIMEOUT_MS = 8_000;

export interface OpenMapOptions {
  container: HTMLElement;
  view: MapView;
  label: string;
  /** The style configured by an operator; the outline is drawn without one. */
  foreign: ForeignStyle | null;
}

/** Interaction options: north stays up, one finger scrolls the page, two fingers move the map. */
const BEHAVIOUR = {
  // Far enough out to show the Adriatic.
  minZoom: 7.5,
  maxZoom: MAX_ZOOM,
  attributionControl: false,
  cooperativeGestures: true,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
} satisfies Partial<MapOptions>;

/** Creates a map. The outline follows the theme; an operator's style that fails is replaced by the outline. */
export function openMap({ container, view, label, foreign }: OpenMapOptions): MapLibre {
  const map = new MapLibre({
    ...BEHAVIOUR,
    container,
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    style: foreign?.style ?? outlineStyle(readMapColors()),
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
  if (foreign) drawForeign(map, foreign);
  else drawOutline(map);
  return map;
}

function drawOutline(map: MapLibre) {
  map.setMaxZoom(OUTLINE_MAX_ZOOM);
  map.addControl(new AttributionControl({ compact: false }));
  const stop = onThemeChange(() => map.setStyle(outlineStyle(readMapColors())));
  map.once('remove', stop);
}

function drawForeign(map: MapLibre, { attribution }: ForeignStyle) {
  const control = new AttributionControl({
    compact: true,
    ...(attribution ? { customAttribution: attribution } : {}),
  });
  map.addControl(control);
  let isSettled = false;
  // A tile that fails later leaves a gap; a failure before the first complete rendering leaves the map empty.
  const giveUp = () => {
    if (isSettled) return;
    settle();
    map.removeControl(control);
    map.setStyle(outlineStyle(readMapColors()));
    drawOutline(map);
  };
  // A style whose tiles are all missing neither reports an error nor ever becomes idle.
  const patience = setTimeout(giveUp, DRAW_TIMEOUT_MS);
  const settle = () => {
    isSettled = true;
    clearTimeout(patience);
  };
  map.once('idle', settle);
  map.once('remove', settle);
  map.on('error', giveUp);
}
