import type { PriceOrigin } from '@pieno/contract/prices.ts';
import { m } from '../../paraglide/messages.js';

const TEXTS: Readonly<Record<PriceOrigin, () => string>> = {
  ministry: m.admin_origin_ministry,
  operator_sheet: m.admin_origin_operator_sheet,
  open_charge_map: m.admin_origin_open_charge_map,
  administrator: m.admin_origin_administrator,
  demo: m.price_demo,
  owner: m.admin_origin_owner,
  driver: m.admin_origin_driver,
};

/** Returns who said a price, in a word or two. */
export const originText = (origin: PriceOrigin): string => TEXTS[origin]();
