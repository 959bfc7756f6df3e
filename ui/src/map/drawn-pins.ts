import type { MapPin } from './map-pin.ts';
import { PinLayer } from './pin-layer.tsx';
import { layoutPins } from './pin-layout.ts';

/** Pins, with the code that lays them out and draws them: a screen whose map has none does not load it. */
export interface DrawnPins {
  list: readonly MapPin[];
  layout: typeof layoutPins;
  Layer: typeof PinLayer;
}

/** Returns pins as a map takes them. */
export const drawnPins = (list: readonly MapPin[]): DrawnPins => ({
  list,
  layout: layoutPins,
  Layer: PinLayer,
});
