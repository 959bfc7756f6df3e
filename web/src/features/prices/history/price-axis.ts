/** The round prices at which a chart has horizontal lines (rule chart-axes). */

/** Thousandths of a euro between two lines. */
const GAPS = [5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000];
const LINES_MIN = 3;
const LINES_MAX = 4;

/**
 * Returns three or four evenly spaced prices that enclose all given ones.
 * @param prices euros, at least one
 * @returns euros, ascending
 */
export function priceTicks(prices: readonly number[]): number[] {
  const low = thousandths(prices.reduce((least, price) => Math.min(least, price), Infinity));
  const high = thousandths(prices.reduce((most, price) => Math.max(most, price), -Infinity));
  for (const gap of GAPS) {
    const first = Math.floor(low / gap);
    const last = Math.max(Math.ceil(high / gap), first + LINES_MIN - 1);
    if (last - first >= LINES_MAX) continue;
    return Array.from({ length: last - first + 1 }, (_, index) => ((first + index) * gap) / 1_000);
  }
  return [low / 1_000, high / 1_000];
}

const thousandths = (euro: number): number => Math.round(euro * 1_000);
