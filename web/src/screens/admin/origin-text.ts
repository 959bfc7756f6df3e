import type { PriceOrigin } from '@pieno/contract/prices.ts';
import { m } from '../../paraglide/messages.js';

const TEXTS: Readonly<Record<PriceOrigin, () => string>> = {
  ministry: m.origin_ministry,
  operator_sheet: m.origin_operator_sheet,
  open_charge_map: m.origin_open_charge_map,
  administrator: m.origin_administrator,
  demo: m.price_demo,
  owner: m.origin_owner,
  driver: m.origin_driver,
};

/** Returns who said a price, in a word or two. */
export const originText = (origin: PriceOrigin): string => TEXTS[origin]();
