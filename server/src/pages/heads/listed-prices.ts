/** Prices for the head of a page: real ones only, with their date when they are not fresh. */
import {
  concerns,
  isCertain,
  lastReportedAt,
  type AgedPrice,
} from '@pieno/contract/prices/freshness.ts';
import { DECADES, decadeLabel, decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice, StationState } from '@pieno/contract/prices/prices.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { formatPrice } from '../../modules/prices/price-text.ts';
import { ORIGIN_LABELS } from '../../modules/prices/origin-labels.ts';

/** The order of categories in a head: the most common ones here first. */
const FIRST_LISTED: readonly number[] = [20, 10, ...DECADES];

/**
 * Selects the prices that may appear outside a station's page, where no mark explains a price: of each category the
 * lowest real price of the base grade, unless it is in doubt, disputed or cannot be bought. Never an invented price
 * (rule price-demo).
 * @param states what keeps the station from selling; only those that count apply
 * @returns the best first: fresh before others, diesel and petrol before the rest
 */
export function listedPrices(
  fuels: readonly AgedPrice[],
  states: readonly StationState[] = [],
): AgedPrice[] {
  const counting = states.filter(({ counts }) => counts);
  const real = fuels.filter(
    (fuel) =>
      fuel.source !== 'demo' &&
      fuel.fuel_type.grade === 'base' &&
      isCertain(fuel) &&
      !counting.some((state) => concerns(state, fuel)),
  );
  const ordered = real.toSorted(
    (a, b) => oldness(a) - oldness(b) || place(a) - place(b) || a.price - b.price,
  );
  return ordered.filter(
    (fuel, index) => ordered.findIndex((other) => place(other) === place(fuel)) === index,
  );
}

const oldness = ({ stale, ageing }: AgedPrice): number => (stale ? 2 : Number(ageing === true));
const place = ({ fuel_type }: FuelPrice): number => FIRST_LISTED.indexOf(decadeOf(fuel_type.id));

/** Returns a price with its category: 'Diesel € 1,759', or 'Diesel € 1,759 (al 03/11/2026)' if it is not fresh. */
export const priceText = (fuel: AgedPrice): string => `${categoryOf(fuel)} ${amountText(fuel)}`;

/** Returns a price: '€ 1,759', with its date if it is not fresh. */
export const amountText = (fuel: AgedPrice): string => {
  const age = ageText(fuel);
  return formatPrice(Math.round(fuel.price * 1000)) + (age && ` (${age})`);
};

/** Returns the date of a price that is not fresh: 'al 03/11/2026'; nothing for a fresh one. */
export const ageText = (fuel: AgedPrice): string => (oldness(fuel) > 0 ? `al ${dateOf(fuel)}` : '');

/** Returns the category's name, or the fuel's own name for other fuels. */
export const categoryOf = ({ fuel_type: { id, name } }: FuelPrice): string =>
  decadeOf(id) === 100 ? name : decadeLabel(decadeOf(id));

/** Returns the day of a price's newest report or confirmation in San Marino: '21/11/2026'. */
const dateOf = (fuel: FuelPrice): string =>
  dayInSanMarino(new Date(lastReportedAt(fuel)))
    .split('-')
    .toReversed()
    .join('/');

/** Returns date and source of the newest prices: 'Prezzi al 21/11/2026, fonte: gestore'. */
export function sourceText(fuels: readonly FuelPrice[]): string {
  const newest = fuels.toSorted((a, b) => Number(lastReportedAt(a) < lastReportedAt(b)) * 2 - 1)[0];
  if (!newest) return '';
  const origins = fuels.flatMap(({ origin }) => (origin ? ORIGIN_LABELS[origin] : []));
  const sources = [...new Set(origins)].join(', ');
  return `Prezzi al ${dateOf(newest)}${sources && `, fonte: ${sources}`}`;
}
