import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { FuelPrice, ReportedPrice } from '@pieno/contract/prices/prices.ts';
import type { PriceReport } from '@pieno/contract/prices/reports.ts';

/** One fuel of a station that can be reported. */
export interface StationLine {
  fuel: FuelPrice['fuel_type'];
  /** The current price; null if unknown, or a demo price. */
  price: FuelPrice | null;
  /** One driver's report that is not confirmed yet. */
  reported: ReportedPrice | null;
}

type Station = Pick<BusinessDetails, 'prices' | 'reported' | 'reportable_fuels'>;
export type ReportEntry = PriceReport['entries'][number];

/**
 * Returns what can be reported at a station.
 * @param decade only fuels of this category
 */
export function linesOf(
  {
    prices,
    reported = [],
    reportable_fuels: fuels = prices.map(({ fuel_type }) => fuel_type),
  }: Station,
  now: Date,
  decade?: number,
): StationLine[] {
  const isWanted = (fuel: FuelPrice['fuel_type']) =>
    decade === undefined || decadeOf(fuel.id) === decade;
  return fuels.filter(isWanted).map((fuel) => ({
    fuel,
    price: prices.find((each) => each.fuel_type.id === fuel.id && each.source !== 'demo') ?? null,
    reported:
      reported.find((each) => each.fuel_type.id === fuel.id && now <= new Date(each.until)) ?? null,
  }));
}

/** Returns confirmations of all given prices, as 'Confermo' sends them. */
export function confirmationsOf(lines: readonly StationLine[]): ReportEntry[] {
  return lines.flatMap(({ fuel, price }) => (price ? [confirmationOf(fuel.id, price.price)] : []));
}

export const confirmationOf = (fuel_type_id: number, price: number): ReportEntry => ({
  fuel_type_id,
  price,
  confirmed: true,
});

/** True if a report contains the fuel. */
export const isIn = ({ entries }: Pick<PriceReport, 'entries'>, fuelId: number): boolean =>
  entries.some(({ fuel_type_id }) => fuel_type_id === fuelId);

/** True while exactly these prices are being confirmed. @param sending what is being sent */
export const isConfirming = (
  sending: readonly ReportEntry[],
  lines: readonly StationLine[],
): boolean =>
  sending.length === lines.length &&
  sending.every(({ fuel_type_id: id, price: sent }) =>
    lines.some(({ fuel, price }) => fuel.id === id && price?.price === sent),
  );
