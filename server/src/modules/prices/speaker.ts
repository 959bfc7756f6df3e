import type { PriceOrigin, PriceSource } from '@pieno/contract/prices.ts';
import type { Claim } from './word.ts';

/** Who hands prices to `recordPrices`, and what is known about that occasion. */
export interface Sender {
  origin: PriceOrigin;
  /** The person behind an owner's or driver's claim, as a hash (rule report-person). */
  claimant?: string;
  /** The report the claims belong to. */
  reportId?: string;
  /** Of a driver: whether a claim leaves the first ranks to those who hold them. */
  keepsGold?: (claim: Claim) => Promise<boolean>;
  /** The import the claims belong to. */
  runId?: number | undefined;
  /** The day that the claims are of, year-month-day; San Marino's today when missing. */
  day?: string;
  /** True for a file of a past day: today's prices say nothing about it. */
  isPast?: boolean;
  /** The file's own medians by fuel type, in thousandths of a euro: they are the reference then. */
  medians?: ReadonlyMap<number, number>;
  /** True when a person has confirmed that the prices are meant (`--yes`). */
  isConfirmed?: boolean;
}

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

/** True for an owner or a driver: somebody at the station. */
export const isPerson = ({ origin }: Pick<Sender, 'origin'>): boolean =>
  origin === 'owner' || origin === 'driver';
