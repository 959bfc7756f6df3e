import { rankCandidates, type Candidate } from '@pieno/contract/prices/ranking.ts';

/**
 * Finds the price that credit on the SMaC refers to: the mean of served petrol (rule smac-credit), of what ranks in San
 * Marino and is not invented; of all such petrol where none is served.
 * @param entries San Marino's ranking of petrol
 * @returns euros for a litre, with three decimals; null where nothing ranks
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
