import type { Map as MapLibre } from 'maplibre-gl';
import { onThemeChange, readMapColors } from './map-colors.ts';
import { builtInStyle, OUTLINE_ONLY } from './map-style.ts';
import { BUILDINGS_FROM, MARK_ROOM, STREETS, type MapContent } from './streets-style.ts';

/** The built-in map on a MapLibre map. */
export interface BuiltInMap {
  /** Changes what is shown besides the outline. */
  show(change: Partial<MapContent>): void;
  /** Settled once the streets are drawn, cannot be had, or have been waited for long enough. */
  drawn: Promise<void>;
}

/** Milliseconds that the poster, which shows the same, stays for the streets. */
export const STREETS_TIMEOUT_MS = 4_000;

/** Pixels around the point of a mark that no name of a street may cover: width and height. */
const ROOM = { width: 44, height: 48 } as const;

/**
 * Keeps the built-in map as it should be: in the colours of the theme, with streets once the outline stands, and with
 * buildings once it is close enough. Where the streets cannot be had the roads of the outline stay.
 */
export function keepBuiltIn(map: MapLibre): BuiltInMap {
  let content: MapContent = OUTLINE_ONLY;
  // A style that is still being loaded would be built anew: what changes before the first view waits for it.
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
  // The map is seen before the streets are asked for: their files are three times as large as what it opens with.
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
