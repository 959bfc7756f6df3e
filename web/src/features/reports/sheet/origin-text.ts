import type { FuelPrice, PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { m } from '../../../paraglide/messages.js';

const TEXTS: Readonly<Record<PriceOrigin, () => string>> = {
  ministry: m.origin_ministry,
  operator_sheet: m.origin_operator_sheet,
  open_charge_map: m.origin_open_charge_map,
  administrator: m.origin_administrator,
  demo: m.origin_demo,
  owner: m.origin_owner,
  driver: m.origin_driver,
};

/** Returns the source of a price: 'Lo dice il gestore'. */
export function originText({ origin, source }: Pick<FuelPrice, 'origin' | 'source'>): string {
  if (origin) return TEXTS[origin]();
  const coarse = { demo: 'demo', import: 'ministry', admin: 'administrator' } as const;
  return TEXTS[source === 'owner' || source === 'driver' ? source : coarse[source]]();
}
