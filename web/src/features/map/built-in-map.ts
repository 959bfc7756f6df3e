import type { Map as MapLibre } from 'maplibre-gl';
import { onThemeChange, readMapColors } from './map-colors.ts';
import { builtInStyle, OUTLINE_ONLY } from './map-style.ts';
import { BUILDINGS_FROM, MARK_ROOM, STREETS, type MapContent } from './streets-style.ts';

/** The built-in map inside a MapLibre map. */
export interface BuiltInMap {
  /** Changes what is drawn besides the outline. */
  show(change: Partial<MapContent>): void;
  /** Resolves once the streets are drawn, have failed to load, or have timed out. */
  drawn: Promise<void>;
}

/** Milliseconds that the poster, which shows the same view, waits for the streets. */
export const STREETS_TIMEOUT_MS = 4_000;

/** Pixels around a mark that must stay free of street names: width and height. */
const ROOM = { width: 44, height: 48 } as const;

/**
 * Draws the built-in map in the theme's colours. Adds the streets after the outline, and the
 * buildings at close zoom. If the streets fail to load, the outline keeps its roads.
 */
export function keepBuiltIn(map: MapLibre): BuiltInMap {
  let content: MapContent = OUTLINE_ONLY;
  // Changes before the first view wait: setting a style that is still loading would restart it.
  let isOpen = false;
  const { promise: drawn, resolve: settle } = Promise.withResolvers<void>();
  const draw = () => {
    if (isOpen) map.setStyle(builtInStyle(readMapColors(), content));
  };
  const show = (change: Partial<MapContent>) => {
    content = { ...content, ...change };
    draw();
  };
  const showBuildings = () => {
    if (map.getZoom() < BUILDINGS_FROM) return;
    map.off('move', showBuildings);
    show({ hasBuildings: true });
  };
  map.setMissingStyleImageResolver((id) => {
    if (id === MARK_ROOM)
      map.addImage(id, { ...ROOM, data: new Uint8Array(ROOM.width * ROOM.height * 4) });
  });
  map.on('error', (event) => {
    if ('sourceId' in event && event.sourceId === STREETS) show({ hasStreets: false });
  });
  // The outline comes first: the street files are three times as large as the rest of the initial
  // map.
  map.once('idle', () => {
    isOpen = true;
    show({ hasStreets: true });
    map.on('move', showBuildings);
    showBuildings();
    map.once('idle', () => settle());
    const patience = setTimeout(settle, STREETS_TIMEOUT_MS);
    map.once('remove', () => clearTimeout(patience));
  });
  map.once('remove', onThemeChange(draw));
  return { show, drawn };
}
