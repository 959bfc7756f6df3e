import type { MapView } from '@pieno/ui/map/projection.ts';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { easeTo } from './ease-to.ts';

/** Added to the events of moves that the visitor did not request. */
export const FOLLOWING = { isFollowing: true };

/**
 * Moves the map when its target view or its framing changes: other pins, another size, or a
 * request to show the visitor. After a move by hand, a change of only the pins, e.g. those of
 * another fuel, does not move it.
 * @param frame everything that determines the view except the pins, as text
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
    // Not inside the effect: with reduced motion the map moves at once and re-renders its marks
    // with flushSync, which React forbids in an effect.
    const render = requestAnimationFrame(() =>
      easeTo(map, { latitude, longitude, zoom }, FOLLOWING),
    );
    return () => cancelAnimationFrame(render);
  }, [map, latitude, longitude, zoom, frame]);
}
