import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { m } from '../../paraglide/messages.js';

const TEXTS: Readonly<Record<PriceOrigin, () => string>> = {
  ministry: m.origin_word_ministry,
  operator_sheet: m.origin_word_operator_sheet,
  open_charge_map: m.origin_word_open_charge_map,
  administrator: m.origin_word_administrator,
  demo: m.price_demo,
  owner: m.origin_word_owner,
  driver: m.origin_word_driver,
};

/** Returns the source of a price as a short label. */
export const originLabel = (origin: PriceOrigin): string => TEXTS[origin]();
