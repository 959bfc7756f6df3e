import type { FuelPrice } from '@pieno/contract/prices/prices.ts';

/**
 * On the server, marks an element with the time when its price stops being fresh. The page's
 * inline script mutes outdated elements before the first paint (web/index.html).
 */
export const untilMark = (
  fuel: Pick<FuelPrice, 'fresh_until'> | undefined,
): { 'data-until'?: string } | undefined =>
  ON_SERVER && fuel?.fresh_until ? { 'data-until': fuel.fresh_until } : undefined;
