import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';

/** The origins of prices in Italian. */
export const ORIGIN_LABELS: Record<PriceOrigin, string> = {
  ministry: 'ministero',
  operator_sheet: 'foglio dei prezzi',
  open_charge_map: 'Open Charge Map',
  administrator: 'amministratore',
  demo: 'dimostrativo',
  owner: 'gestore',
  driver: 'automobilista',
};
