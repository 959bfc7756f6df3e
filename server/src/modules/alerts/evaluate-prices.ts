/** Which prices are news (rule alert-news): pure. */
import { ALERTS } from '@pieno/contract/alerts/alert-limits.ts';
import { pairOf, type RankedFuel } from './ranked-fuels.ts';

/** The price of a station's fuel at the last evaluation: a row of `alert_price`. */
export interface EvaluatedPrice {
  stationId: number;
  fuelTypeId: number;
  /** The ranked price in thousandths of a euro; null before the first firm one. */
  price: number | null;
  /** A price that is not firm yet, and when it will have ranked for long enough. */
  waiting: { price: number; due: Date } | null;
}

export interface News {
  fuel: RankedFuel;
  /** The price before, in thousandths of a euro. */
  was: number;
}

const WAIT_MS = ALERTS.driverMinutes * 60_000;

/**
 * Evaluates the prices that rank now.
 * @param known the rows of the last evaluation; a fuel without a row ranks for the first time, and is no news
 * @param isQuiet true in the night, when only the start of waiting prices is recorded
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

/** True for a firm fall. A rise always waits: after a mistyped one the price before would be news. */
const isBelieved = (fuel: RankedFuel, row: EvaluatedPrice): boolean =>
  fuel.isFirm && (row.price === null || fuel.price < row.price);
