import type { FuelPrice } from '@pieno/contract/prices.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { m } from '../paraglide/messages.js';

const MODES = { self: m.mode_self, served: m.mode_served };

/** What must stand beside a price: how it is served, and whether it is only a demonstration. */
export function PriceMarks({ fuel }: { fuel: FuelPrice }) {
  const isElectric = fuel.fuel_type.unit === 'kilowatt_hour';
  return (
    <>
      {!isElectric && <Chip>{MODES[fuel.fuel_type.mode]()}</Chip>}
      {fuel.source === 'demo' && <Chip tone="notice">{m.price_demo()}</Chip>}
    </>
  );
}
