import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { modeText } from '../../core/format/mode.ts';
import { m } from '../../paraglide/messages.js';

/** Chip with the price's service mode; none for a charging point, which has only one. */
export function ModeMark({ fuel }: { fuel: FuelPrice }) {
  if (fuel.fuel_type.unit === 'kilowatt_hour') return null;
  return <Chip>{modeText(fuel.fuel_type.mode)}</Chip>;
}

/** Chip that marks a demo price. */
export function DemoPriceMark({ fuel }: { fuel: FuelPrice }) {
  return fuel.source === 'demo' && <Chip tone="notice">{m.price_demo()}</Chip>;
}

/**
 * Why a price is uncertain, as a label: 'da confermare', 'non recente', 'contestato'; null for
 * a certain one.
 */
export function doubtText({ stale, ageing, contested, doubtful }: FuelPrice): string | null {
  if (stale) return m.price_to_confirm();
  if (ageing) return m.price_ageing();
  if (contested) return m.price_contested();
  return doubtful ? m.price_doubtful() : null;
}
