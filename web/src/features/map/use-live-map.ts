import type { MapView, Size } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fetchStyle, type MapSetting } from './basemap.ts';
import type { BuiltInMap } from './built-in-map.ts';
import { OUTLINE_LAYER } from './map-style.ts';
import { openMap } from './open-map.ts';

/** The open map, its view and its size. */
export interface LiveState {
  map: MapLibre;
  view: MapView;
  size: Size;
  /** True if the outline is drawn, which has no place names of its own. */
  isOutline: boolean;
  /** The built-in map, if it is the one drawn. */
  builtIn: BuiltInMap | undefined;
}

interface Options {
  container: RefObject<HTMLDivElement | null>;
  /** Returns the initial view for the map's size. */
  viewFor: (size: Size) => MapView;
  label: string;
  setting: MapSetting;
  /** Called once the streets can be shown, before the map is visible. */
  beforeReady?: (map: MapLibre, builtIn: BuiltInMap, size: Size) => void;
  /** Called after the first complete rendering, with the built-in map after that of the streets. */
  onReady: () => void;
  onFail: () => void;
  /**
   * Called with the current view when the browser drops the WebGL context; `onReady` is called
   * again once it is restored.
   */
  onLost: (view: MapView) => void;
}

function lookOf(map: MapLibre): Omit<LiveState, 'map' | 'builtIn'> {
  const { lng, lat } = map.getCenter();
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return {
    view: { longitude: lng, latitude: lat, zoom: map.getZoom() },
    size: { width, height },
    isOutline: map.getLayer(OUTLINE_LAYER) !== undefined,
  };
}

/**
 * Opens the map once, updates the state with every frame of a move, and removes the map on
 * unmount. The state is null before the map opens and while its WebGL context is lost.
 */
export function useLiveMap(options: Options): LiveState | null {
  const [state, setState] = useState<LiveState | null>(null);
  const [first] = useState(options);
  useEffect(() => {
    const container = first.container.current;
    if (!container) return;
    const gone = new AbortController();
    let map: MapLibre | undefined;
    const whenDrawn = async (opened: MapLibre, builtIn: BuiltInMap | undefined) => {
      await builtIn?.drawn;
      if (gone.signal.aborted) return;
      if (builtIn && first.beforeReady) {
        first.beforeReady(opened, builtIn, lookOf(opened).size);
        if (!opened.loaded()) await opened.once('idle');
      }
      if (!gone.signal.aborted) first.onReady();
    };
    const open = async () => {
      const foreign = await fetchStyle(first.setting, gone.signal);
      if (gone.signal.aborted) return;
      const size = { width: container.clientWidth, height: container.clientHeight };
      let builtIn: BuiltInMap | undefined;
      const onBuiltIn = (drawn: BuiltInMap) => {
        builtIn = drawn;
      };
      const view = first.viewFor(size);
      const opened = openMap({ ...first, container, view, foreign, onBuiltIn });
      map = opened;
      let isLost = false;
      const look = () => isLost || setState({ map: opened, builtIn, ...lookOf(opened) });
      look();
      // In the same frame as the canvas: otherwise the marks would lag behind it.
      opened.on('move', () => flushSync(look));
      opened.on('resize', look);
      opened.on('styledata', look);
      opened.once('idle', () => void whenDrawn(opened, builtIn));
      opened.on('webglcontextlost', () => {
        const { lng, lat } = opened.getCenter();
        isLost = true;
        setState(null);
        first.onLost({ longitude: lng, latitude: lat, zoom: opened.getZoom() });
      });
      opened.on('webglcontextrestored', () => {
        isLost = false;
        look();
        opened.once('idle', first.onReady);
      });
    };
    open().catch(first.onFail);
    return () => {
      gone.abort();
      map?.remove();
    };
  }, [first]);
  return state;
}
