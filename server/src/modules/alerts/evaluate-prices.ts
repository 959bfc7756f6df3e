/** Which prices are news (rule alert-news): pure. */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { pairOf, type RankedFuel } from './ranked-fuels.ts';

/** What a fuel of a station cost at the last evaluation: a row of `alert_price`. */
export interface EvaluatedPrice {
  stationId: number;
  fuelTypeId: number;
  /** Thousandths of a euro, by which it ranked; null where none was believed yet. */
  price: number | null;
  /** Another one that is not believed yet, and when it will have ranked for long enough. */
  waiting: { price: number; due: Date } | null;
}

/** A price that is lower than before. */
export interface News {
  fuel: RankedFuel;
  /** The one before, in thousandths of a euro. */
  was: number;
}

const WAIT_MS = ALERTS.driverMinutes * 60_000;

/**
 * Evaluates the prices that rank now.
 * @param known the rows of the last evaluation; a fuel without a row ranks for the first time, and is no news
 * @param isQuiet true in the night, which only notes since when a price that has to wait ranks
 * @returns the rows that changed, and the news
 */
export function evaluatePrices(
  known: readonly EvaluatedPrice[],
  ranked: readonly RankedFuel[],
  { now, isQuiet }: { now: Date; isQuiet: boolean },
): { rows: EvaluatedPrice[]; news: News[] } {
  const fuels = new Map(ranked.map((fuel) => [pairOf(fuel), fuel]));
  const before = new Map(known.map((row) => [pairOf(row), row]));
  const rows: EvaluatedPrice[] = [];
  const news: News[] = [];
  for (const row of known) {
    if (row.waiting && !fuels.has(pairOf(row))) rows.push({ ...row, waiting: null });
  }
  for (const [pair, fuel] of fuels) {
    const { stationId, fuelTypeId, price } = fuel;
    const row = before.get(pair) ?? { stationId, fuelTypeId, price: null, waiting: null };
    if (price === row.price || (isBelieved(fuel, row) && isQuiet)) {
      if (row.waiting) rows.push({ ...row, waiting: null });
    } else if (!isBelieved(fuel, row) && row.waiting?.price !== price) {
      rows.push({ ...row, waiting: { price, due: new Date(now.getTime() + WAIT_MS) } });
    } else if (isBelieved(fuel, row) || (!isQuiet && row.waiting!.due <= now)) {
      rows.push({ ...row, price, waiting: null });
      if (row.price !== null && price < row.price) news.push({ fuel, was: row.price });
    }
  }
  return { rows, news };
}

/** A firm fall is, at once. A rise is not: of one that is a slip of the pen, the price of before would be news. */
const isBelieved = (fuel: RankedFuel, row: EvaluatedPrice): boolean =>
  fuel.isFirm && (row.price === null || fuel.price < row.price);
