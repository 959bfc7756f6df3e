import { HereMark } from '@pieno/ui/map/here-mark.tsx';
import type { Underlay } from '@pieno/ui/map/pins/pin-layer.tsx';
import type { Here } from '@pieno/ui/map/position.ts';
import { m } from '../../paraglide/messages.js';

/** Returns a map underlay that marks the visitor's position; undefined if unknown. */
export function visitorMarker(here: Here | null): Underlay | undefined {
  if (!here) return undefined;
  return (view) => <HereMark here={here} view={view} label={m.map_here()} text={m.map_you()} />;
}
