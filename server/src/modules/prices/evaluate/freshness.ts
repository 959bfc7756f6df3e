/**
 * Computes how long a price ranks and when it is stale, from the settings (rules price-ageing, price-stale; decision
 * 0005).
 */
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { MEDAL_DAYS, STALE_DAYS } from '@pieno/contract/limits.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { latestPlausible } from '../../../clock.ts';
import { positiveNumber, type Settings } from '../../settings/values.ts';
import { isFree } from './base-price.ts';

const DAY_MS = 86_400_000;
/** The last instant that a date can hold, in milliseconds since 1970. */
const LAST_INSTANT = 8.64e15;

/** The kind of author that determines a price's age. */
type AuthorKind = 'owner' | 'sheet' | 'import' | 'driver';

/** Maps origins to kinds of author: administrators count as owners, demo prices as imports. */
const AUTHOR_KINDS: Record<PriceOrigin, AuthorKind> = {
  ministry: 'import',
  open_charge_map: 'import',
  demo: 'import',
  operator_sheet: 'sheet',
  administrator: 'owner',
  owner: 'owner',
  driver: 'driver',
};

/** Milliseconds for which a price can rank after a report of each kind, and after which it is stale. */
export interface PriceAges {
  medal: Readonly<Record<AuthorKind | 'electric', number>>;
  stale: number;
}

/** What determines a current price's age. */
export interface PriceAgeFacts {
  origin: PriceOrigin;
  observedAt: Date;
  /** Known supporters of a driver's price that is not a base, 0 for a free one (`isFree`); null for a base. */
  supporters: number | null;
  /** Origin and time of the base beside it; null for a base. */
  baseOrigin: PriceOrigin | null;
  baseAt: Date | null;
  /** When any firm source, not the owner alone, and when a known driver last confirmed the base. */
  ownerConfirmedAt: Date | null;
  knownConfirmedAt: Date | null;
  /** When an unknown driver last confirmed the price. */
  driverConfirmedAt: Date | null;
  /** Electricity, sold by the kilowatt hour, has its own age limit. */
  unit: FuelUnit;
}

/** Reads the ages from the settings, with the contract's defaults. */
export function priceAges(settings: Settings): PriceAges {
  const medal = (kind: AuthorKind | 'electric') =>
    positiveNumber(settings, `medal_days_${kind}`, MEDAL_DAYS[kind]) * DAY_MS;
  return {
    medal: {
      owner: medal('owner'),
      sheet: medal('sheet'),
      import: medal('import'),
      driver: medal('driver'),
      electric: medal('electric'),
    },
    stale: staleAfter(settings),
  };
}

/** Returns how long a station's last report counts as recent, in milliseconds, by kind of station. */
export const silentAfter = ({ stale, medal }: PriceAges) => ({
  fuel: stale,
  electric: medal.electric,
});

/** Milliseconds after which a price is stale: the setting `stale_days`, or `STALE_DAYS` without it. */
const staleAfter = (settings: Settings): number =>
  positiveNumber(settings, 'stale_days', STALE_DAYS) * DAY_MS;

/**
 * Returns the last instant at which a price is fresh, and the last at which it is not stale. Firm and known drivers'
 * reports extend freshness; the price is stale some days after the newest of them, never while fresh. Unknown drivers
 * extend freshness by at most the days of a driver's price. A ministry file that repeats a price is no confirmation.
 */
export function lastInstants(
  facts: PriceAgeFacts,
  { medal, stale }: PriceAges,
): { fresh: Date; notStale: Date } {
  const msFor = (kind: AuthorKind) =>
    facts.unit === 'kilowatt_hour' ? medal.electric : medal[kind];
  const isOfUnknown = isFree(facts);
  const trustedTimes: [Date | null, AuthorKind][] = [
    [isOfUnknown ? null : facts.observedAt, AUTHOR_KINDS[facts.origin]],
    [facts.baseAt, AUTHOR_KINDS[facts.baseOrigin ?? facts.origin]],
    [facts.ownerConfirmedAt, 'owner'],
    [facts.knownConfirmedAt, 'driver'],
  ];
  const trustedUntil = newest(trustedTimes.map(([at, kind]) => at && at.getTime() + msFor(kind)));
  const unknownAt = newest([facts.driverConfirmedAt, isOfUnknown ? facts.observedAt : null]);
  const fresh = Math.max(
    trustedUntil,
    Math.min(unknownAt + msFor('driver'), trustedUntil + medal.driver),
  );
  const notStale = Math.max(fresh, newest(trustedTimes.map(([at]) => at)) + stale);
  return { fresh: dateOf(fresh), notStale: dateOf(notStale) };
}

/** Returns when the price was last reported: its observation, or a later confirmation by a person. */
export const lastReportAt = (facts: Omit<PriceAgeFacts, 'unit'>): Date =>
  new Date(
    newest([
      facts.observedAt,
      facts.ownerConfirmedAt,
      facts.knownConfirmedAt,
      facts.driverConfirmedAt,
    ]),
  );

/**
 * Returns when a firm source or known driver last reported the price, or a free price's base: unknown drivers supersede
 * nothing.
 */
export const lastAcceptedReportAt = (facts: Omit<PriceAgeFacts, 'unit'>): Date => {
  const at = isFree(facts) ? facts.baseAt : facts.observedAt;
  return new Date(newest([at, facts.ownerConfirmedAt, facts.knownConfirmedAt]));
};

/** Returns when a firm source last reported the price or the base beside it; an invalid date when none did. */
export const lastFirmReportAt = (facts: Omit<PriceAgeFacts, 'unit'>): Date => {
  const at = facts.origin === 'driver' ? null : facts.observedAt;
  const baseAt = facts.baseOrigin === 'driver' ? null : facts.baseAt;
  return new Date(newest([at, baseAt, facts.ownerConfirmedAt]));
};

/** In milliseconds since 1970; -Infinity for none. */
const newest = (times: readonly (Date | number | null)[]): number =>
  Math.max(...times.map((time) => (time === null ? -Infinity : Number(time))));

/** True for a price observed in the future, which counts as stale: a clock was wrong. */
export const isFromFuture = (observedAt: Date, now: Date): boolean =>
  observedAt > latestPlausible(now);

const dateOf = (time: number): Date =>
  new Date(Math.max(-LAST_INSTANT, Math.min(time, LAST_INSTANT)));
