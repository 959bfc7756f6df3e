// The prices of the border area from March to August 2026, from the ministry's files.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { readItalianTime } from '../../../server/src/modules/imports/italian-time.ts';
import { knownFuel } from '../../../server/src/modules/imports/mimit/fuel-names.ts';
import { realData } from '../../../server/src/testing/real-data.ts';

const FUELS = new Map(FUEL_TYPES.map((fuel) => [fuel.id, fuel]));

/**
 * Reads the prices of base-grade fuels.
 * @returns {{ from: number, to: number,
 *   series: { station: string, fuel: import('@pieno/contract/prices/fuels.ts').FuelType, prices: [number, number][] }[] }
 *   | undefined} from and to: days of the first and the last file; prices: times in milliseconds and prices, oldest first;
 *   undefined without the files
 */
export function readPriceHistory() {
  const file = realData('mimit/belt-20km-price-changes-2026-03-13_2026-08-22.csv.gz');
  if (!file) return undefined;
  const [, , ...lines] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const rows = lines
    .map((line) => {
      const [day, station, name, price, self, time] = line.split('|');
      const fuel = FUELS.get(knownFuel(name, self === '1' ? 'self' : 'served'));
      const received = Date.parse(`${day}T08:00:00+02:00`);
      const known = [readItalianTime(time).getTime(), Math.round(price * 1000)];
      return { station, fuel, received, known };
    })
    .filter(({ fuel }) => fuel?.grade === 'base');
  const days = rows.map(({ received }) => received).toSorted((a, b) => a - b);
  const series = Map.groupBy(rows, ({ station, fuel }) => `${station}/${fuel.id}`);
  return {
    from: days[0],
    to: days.at(-1),
    series: [...series.values()].map((own) => ({
      station: own[0].station,
      fuel: own[0].fuel,
      prices: own.map(({ known }) => known).toSorted(([a], [b]) => a - b),
    })),
  };
}

/** Returns the last time and price at or before a time; undefined before the first. */
export function priceAt(prices, time) {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (prices[middle][0] <= time) low = middle + 1;
    else high = middle;
  }
  return prices[low - 1];
}
