import type { StationHistory } from '@pieno/contract/history/history.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';

/** One fuel's history, and the look of its line. */
export interface ChartLine {
  fuel: FuelPrice['fuel_type'];
  history: StationHistory;
  /**
   * Share of the text colour in the line's colour, in percent: fuels of a category share one
   * colour.
   */
  shade: number;
}

const SHADE = 30;

/**
 * Returns the lines of a category: self and served differ in their strokes, fuels of one mode
 * in their shade.
 * @param histories those without steps are left out
 */
export function chartLines(
  fuels: readonly FuelPrice['fuel_type'][],
  histories: readonly StationHistory[],
): ChartLine[] {
  const seen = { self: 0, served: 0 };
  return fuels.flatMap((fuel) => {
    const history = histories.find((each) => each.fuel_type_id === fuel.id);
    if (!history || history.steps.length === 0) return [];
    const shade = SHADE * seen[fuel.mode];
    seen[fuel.mode] += 1;
    return [{ fuel, history, shade }];
  });
}

/** The time range of all lines, in milliseconds since 1970. */
export function spanOf(lines: readonly ChartLine[]): { from: number; to: number } {
  const starts = lines.map(({ history }) => Date.parse(history.from));
  const ends = lines.map(({ history }) => Date.parse(history.to));
  return { from: Math.min(...starts), to: Math.max(...ends) };
}

interface Extreme {
  price: number;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * The lowest and the highest price of all lines; null without prices, and no highest if it
 * equals the lowest.
 */
export function extremesOf(lines: readonly ChartLine[]): {
  min: Extreme | null;
  max: Extreme | null;
} {
  const best = (key: 'min' | 'max', isBetter: (a: number, b: number) => boolean) =>
    lines.reduce<Extreme | null>((found, { history }) => {
      const one = history[key];
      if (!one || (found && !isBetter(one.price, found.price))) return found;
      return { price: one.price, at: Date.parse(one.at) };
    }, null);
  const min = best('min', (a, b) => a < b);
  const max = best('max', (a, b) => a > b);
  return { min, max: max?.price === min?.price ? null : max };
}
