import { HereMark } from '@pieno/ui/map/here-mark.tsx';
import type { Underlay } from '@pieno/ui/map/pin-layer.tsx';
import type { Here } from '@pieno/ui/map/position.ts';
import { m } from '../paraglide/messages.js';

/** The visitor's own mark, for a map to draw; none where the position is unknown. */
export function ownMark(here: Here | null): Underlay | undefined {
  if (!here) return undefined;
  return (view) => <HereMark here={here} view={view} label={m.map_here()} />;
}
