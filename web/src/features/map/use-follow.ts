import type { MapView } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { easeTo } from './ease-to.ts';

/** Goes along with the events of moves that nobody asked for. */
export const FOLLOWING = { isFollowing: true };

/**
 * Moves the map when its target view or its frame changes: because of other pins, another size, or a visitor who asks
 * to be shown. A map that its visitor has moved stays where it is when only the pins change, as those of another fuel
 * do.
 * @param frame what the view is made of besides the pins, as a text
 */
export function useFollow(map: MapLibre | undefined, aim: MapView | null, frame: string): void {
  const { latitude, longitude, zoom } = aim ?? {};
  const movedIn = useRef<string | null>(null);
  const note = useEffectEvent((event: object) => {
    if (!('isFollowing' in event)) movedIn.current = frame;
  });
  useEffect(() => {
    if (!map) return;
    const listen = (event: object) => note(event);
    map.on('movestart', listen);
    return () => void map.off('movestart', listen);
  }, [map]);
  const isLeftAlone = useEffectEvent(() => movedIn.current === frame);
  useEffect(() => {
    if (latitude === undefined || longitude === undefined || zoom === undefined) return;
    if (!map || isLeftAlone()) return;
    // Not inside the effect: with reduced motion the map moves at once, and its marks are then re-rendered
    // with flushSync, which React does not allow in an effect.
    const render = requestAnimationFrame(() =>
      easeTo(map, { latitude, longitude, zoom }, FOLLOWING),
    );
    return () => cancelAnimationFrame(render);
  }, [map, latitude, longitude, zoom, frame]);
}
