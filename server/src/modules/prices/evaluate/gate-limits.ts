/** Reads the gate's numeric limits from the settings. */
import { PRICE_BANDS, PRICE_RANGE, type FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { PRICE_GATE } from '@pieno/contract/limits.ts';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import { numberOf, type Settings } from '../../settings/values.ts';

/** A range of prices in thousandths of a euro, or of shares. */
export interface Range {
  min: number;
  max: number;
}

/** The gate's limits, from the settings. */
export interface GateLimits {
  /** As shares of the reference price. */
  bounds: Range;
  unusualPermille: number;
  /** Beyond it a driver is asked. */
  askPermille: number;
  /** Distances from the base within which any driver's price ranks, and a known driver's (decision 0050). */
  freePermille: number;
  knownPermille: number;
  /** Stations per category at which a known driver's reports have effect (rule report-share). */
  shareStations: number;
  referenceMin: number;
  lastPriceDays: number;
  /** Price bands by decade. */
  bands: ReadonlyMap<number, Range>;
}

/** True for a price or a median that lies in a range. */
export const isWithin = (price: number, { min, max }: Range): boolean =>
  price >= min && price <= max;

/**
 * Returns a fuel's possible prices, independent of others' prices: its family's range, else from its category's lowest
 * price to its unit's highest (rule price-gate). The category's highest limits first prices only: some real ones exceed
 * it.
 */
export function ownRange(
  { decade, unit, range }: { decade: number; unit: FuelUnit; range?: Range | undefined },
  { bands }: Pick<GateLimits, 'bands'>,
): Range {
  const { min, max } = PRICE_RANGE[unit];
  return range ?? { min: bands.get(decade)?.min ?? min, max };
}

/** Reads the gate's limits from the settings; missing or unusable ones come from the contract. */
export function gateLimits(settings: Settings): GateLimits {
  const range = (key: string, fallback: Range, unit: number): Range => ({
    min: numberOf(settings.get(key)?.value1, fallback.min / unit) * unit,
    max: numberOf(settings.get(key)?.value2, fallback.max / unit) * unit,
  });
  const count = (key: string, fallback: number) => numberOf(settings.get(key)?.value1, fallback);
  return {
    bounds: range('price_bounds', PRICE_GATE.bounds, 1),
    unusualPermille: count('price_unusual_permille', PRICE_GATE.unusualPermille),
    askPermille: REPORT_GATE.askPermille,
    freePermille: count('trust_free_permille', REPORT_GATE.freePermille),
    knownPermille: count('trust_known_permille', REPORT_GATE.knownPermille),
    shareStations: count('trust_share_stations', REPORT_GATE.shareStations),
    referenceMin: count('price_reference_min', PRICE_GATE.referenceMin),
    lastPriceDays: count('price_last_days', PRICE_GATE.lastPriceDays),
    bands: new Map(
      Object.entries(PRICE_BANDS).map(([decade, band]) => [
        Number(decade),
        range(`price_band_${decade}`, band, 1_000),
      ]),
    ),
  };
}
