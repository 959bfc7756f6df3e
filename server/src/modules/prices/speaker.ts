import {
  PRICE_ORIGINS,
  type PriceOrigin,
  type PriceSource,
} from '@pieno/contract/prices/prices.ts';

/** Who says words, and what is known about that occasion. */
export interface Speaker {
  origin: PriceOrigin;
  /** The person behind an owner's or driver's word, as a hash (rule report-person). */
  person?: string;
  /** The report that the words belong to. */
  reportId?: string;
  /** The import that they belong to. */
  runId?: number | undefined;
  /** The day that they are of, year-month-day; San Marino's today when missing. */
  day?: string;
  /** True for a file of a past day: today's prices say nothing about it. */
  isPast?: boolean;
  /** The file's own medians by fuel type, in thousandths of a euro: they are the reference then, and bound nothing. */
  medians?: ReadonlyMap<number, number>;
  /** True when a person has confirmed that the prices are meant (`--yes`, `sure`). */
  isSure?: boolean;
}

/** Whose word is firm (decision 0050): everybody's but drivers' and the demonstration's. */
export const FIRM = PRICE_ORIGINS.filter((origin) => origin !== 'driver' && origin !== 'demo');

/** The `source` on the wire for each origin. */
const SOURCE_OF: Record<PriceOrigin, PriceSource> = {
  ministry: 'import',
  operator_sheet: 'import',
  open_charge_map: 'import',
  administrator: 'admin',
  demo: 'demo',
  owner: 'owner',
  driver: 'driver',
};

/** Returns the wire's `source` of an origin. */
export const sourceOf = (origin: PriceOrigin): PriceSource => SOURCE_OF[origin];
