import type { FuelPrice } from '@pieno/contract/prices.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { modeText } from '../format/mode.ts';
import { m } from '../paraglide/messages.js';

/** How the price's fuel is served; a charging point has only one way. */
export function ModeMark({ fuel }: { fuel: FuelPrice }) {
  if (fuel.fuel_type.unit === 'kilowatt_hour') return null;
  return <Chip>{modeText(fuel.fuel_type.mode)}</Chip>;
}

/** A demonstration price among real ones. */
export function DemoMark({ fuel }: { fuel: FuelPrice }) {
  return fuel.source === 'demo' && <Chip tone="notice">{m.price_demo()}</Chip>;
}
