import { rankCandidates, type Candidate } from '@pieno/contract/prices/ranking.ts';

/**
 * Finds the reference price of SMaC credit: the mean of San Marino's ranked real prices of served petrol (rule
 * smac-credit), or of all petrol where none is served.
 * @param entries San Marino's ranking of petrol
 * @returns euros per litre, with three decimals; null where nothing ranks
 */
export function petrolReference(entries: readonly Candidate[], now: Date): number | null {
  const pricesOf = (mode?: 'served') =>
    rankCandidates(entries, now, mode).flatMap(({ rank, fuels: [fuel] }) =>
      rank === null || !fuel || fuel.source === 'demo' ? [] : [fuel.price],
    );
  const served = pricesOf('served');
  const prices = served.length > 0 ? served : pricesOf();
  if (prices.length === 0) return null;
  const sum = prices.reduce((total, price) => total + price, 0);
  return Math.round((sum / prices.length) * 1000) / 1000;
}
