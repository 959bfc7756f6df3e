import type { FuelPrice } from '@pieno/contract/prices.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { m } from '../paraglide/messages.js';

const MODES = { self: m.mode_self, served: m.mode_served };

/** How the price's fuel is served; a charging point has only one way. */
export function ModeMark({ fuel }: { fuel: FuelPrice }) {
  if (fuel.fuel_type.unit === 'kilowatt_hour') return null;
  return <Chip>{MODES[fuel.fuel_type.mode]()}</Chip>;
}

/** A demonstration price among real ones. */
export function DemoMark({ fuel }: { fuel: FuelPrice }) {
  return fuel.source === 'demo' && <Chip tone="notice">{m.price_demo()}</Chip>;
}
