/** Types of a report's author, and the origins that count as firm. */
import {
  PRICE_ORIGINS,
  type PriceOrigin,
  type PriceSource,
} from '@pieno/contract/prices/prices.ts';

/** The author of reports and their circumstances. */
export interface ReportAuthor {
  origin: PriceOrigin;
  /** The owner's or driver's hash (rule report-person). */
  person?: string;
  /** The report that contains the prices. */
  reportId?: string;
  /** The import that contains them. */
  runId?: number | undefined;
  /** Their day, year-month-day; San Marino's today when missing. */
  day?: string;
  /** True for a file of a past day, which today's prices do not concern. */
  isPast?: boolean;
  /** The file's own medians by fuel type, in thousandths of a euro: reference prices, but no bounds. */
  medians?: ReadonlyMap<number, number>;
  /** True when a person has confirmed the prices (`--yes`, `sure`). */
  isSure?: boolean;
}

/** Origins that count as firm (decision 0050): all but drivers and demo. */
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
