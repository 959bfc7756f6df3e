import type { FuelPrice } from '@pieno/contract/prices/prices.ts';

/**
 * On the server, marks an element that shows a price with the instant at which that price stops winning, or what is said
 * of it holding; the inline script of the page mutes those that are past before they are painted (web/index.html).
 */
export const untilMark = (
  fuel: Pick<FuelPrice, 'fresh_until'> | undefined,
): { 'data-until'?: string } | undefined =>
  ON_SERVER && fuel?.fresh_until ? { 'data-until': fuel.fresh_until } : undefined;
