import { layoutMap } from '../map-layout.ts';
import type { MapPin } from './map-pin.ts';
import { PinLayer } from './pin-layer.tsx';
import type { GroupLabels } from './pin-mark.tsx';

/** Pins with the code that lays them out and draws them: a screen without pins does not load it. */
export interface DrawnPins {
  list: readonly MapPin[];
  layout: typeof layoutMap;
  Layer: typeof PinLayer;
  labels: GroupLabels;
}

/** Returns pins in the form that a map takes. */
export const drawnPins = (list: readonly MapPin[], labels: GroupLabels): DrawnPins => ({
  list,
  labels,
  layout: layoutMap,
  Layer: PinLayer,
});
