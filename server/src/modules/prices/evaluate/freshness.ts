/**
 * Computes how long a price ranks and when it is stale, from the settings (rules price-ageing, price-stale; decision
 * 0005).
 */
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { MEDAL_DAYS, STALE_DAYS } from '@pieno/contract/limits.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { latestPlausible } from '../../../clock.ts';
import { positiveNumber, type Settings } from '../../settings/values.ts';

const DAY_MS = 86_400_000;
/** The last instant that a date can hold, in milliseconds since 1970. */
const LAST_INSTANT = 8.64e15;

/** The kind of author that determines a price's age. */
type Voice = 'owner' | 'sheet' | 'import' | 'driver';

/** Maps origins to kinds of author: administrators count as owners, demo prices as imports. */
const VOICE_OF: Record<PriceOrigin, Voice> = {
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
  medal: Readonly<Record<Voice | 'electric', number>>;
  stale: number;
}

/** What determines a current price's age. */
export interface PriceWords {
  origin: PriceOrigin;
  observedAt: Date;
  /** Known supporters of a driver's price that is not a base, 0 for a free one, which needs none; null for a base. */
  voices: number | null;
  /** Origin and time of the base beside it; null for a base. */
  baseOrigin: PriceOrigin | null;
  baseAt: Date | null;
  /** When firm sources and known drivers last confirmed the base. */
  ownerConfirmedAt: Date | null;
  knownConfirmedAt: Date | null;
  /** When an unknown driver last confirmed the price. */
  driverConfirmedAt: Date | null;
  /** Electricity, sold by the kilowatt hour, has its own age limit. */
  unit: FuelUnit;
}

/** Reads the ages from the settings, with the contract's defaults. */
export function priceAges(settings: Settings): PriceAges {
  const medal = (voice: Voice | 'electric') =>
    positiveNumber(settings, `medal_days_${voice}`, MEDAL_DAYS[voice]) * DAY_MS;
  return {
    medal: {
      owner: medal('owner'),
      sheet: medal('sheet'),
      import: medal('import'),
      driver: medal('driver'),
      electric: medal('electric'),
    },
    stale: freshFor(settings),
  };
}

/** Returns how long a station's last report counts as news, in milliseconds, by kind of station. */
export const silenceOf = ({ stale, medal }: PriceAges) => ({
  fuel: stale,
  electric: medal.electric,
});

/** Milliseconds after which a price is stale: the setting `stale_days`, or `STALE_DAYS` without it. */
const freshFor = (settings: Settings): number =>
  positiveNumber(settings, 'stale_days', STALE_DAYS) * DAY_MS;

/**
 * Returns the last instant at which a price is fresh, and the last at which it is not stale. Firm and known drivers'
 * reports extend freshness; the price is stale some days after the newest of them, never while fresh. Unknown drivers
 * extend freshness by at most the days of a driver's price. The ministry's daily file extends neither.
 */
export function lastInstants(
  words: PriceWords,
  { medal, stale }: PriceAges,
): { fresh: Date; notStale: Date } {
  const days = (voice: Voice) => (words.unit === 'kilowatt_hour' ? medal.electric : medal[voice]);
  const isFree = words.voices === 0;
  const said: [Date | null, Voice][] = [
    [isFree ? null : words.observedAt, VOICE_OF[words.origin]],
    [words.baseAt, VOICE_OF[words.baseOrigin ?? words.origin]],
    [words.ownerConfirmedAt, 'owner'],
    [words.knownConfirmedAt, 'driver'],
  ];
  const firm = newest(said.map(([at, voice]) => at && at.getTime() + days(voice)));
  const anybody = newest([words.driverConfirmedAt, isFree ? words.observedAt : null]);
  const fresh = Math.max(firm, Math.min(anybody + days('driver'), firm + medal.driver));
  const notStale = Math.max(fresh, newest(said.map(([at]) => at)) + stale);
  return { fresh: dateOf(fresh), notStale: dateOf(notStale) };
}

/** Returns when the price was last reported: its observation, or a later confirmation by a person. */
export const newestWord = (words: Omit<PriceWords, 'unit'>): Date =>
  new Date(
    newest([
      words.observedAt,
      words.ownerConfirmedAt,
      words.knownConfirmedAt,
      words.driverConfirmedAt,
    ]),
  );

/**
 * Returns when a firm source or known driver last reported the price, or a free price's base: unknown drivers supersede
 * nothing.
 */
export const newestAcceptedWord = (words: Omit<PriceWords, 'unit'>): Date => {
  const said = words.voices === 0 ? words.baseAt : words.observedAt;
  return new Date(newest([said, words.ownerConfirmedAt, words.knownConfirmedAt]));
};

/** Returns when a firm source last reported the price or the base beside it; an invalid date when none did. */
export const newestFirmWord = (words: Omit<PriceWords, 'unit'>): Date => {
  const said = words.origin === 'driver' ? null : words.observedAt;
  const base = words.baseOrigin === 'driver' ? null : words.baseAt;
  return new Date(newest([said, base, words.ownerConfirmedAt]));
};

/** In milliseconds since 1970; -Infinity for none. */
const newest = (times: readonly (Date | number | null)[]): number =>
  Math.max(...times.map((time) => (time === null ? -Infinity : Number(time))));

/** True for a price observed in the future, which counts as stale: a clock was wrong. */
export const isFromFuture = (observedAt: Date, now: Date): boolean =>
  observedAt > latestPlausible(now);

const dateOf = (time: number): Date =>
  new Date(Math.max(-LAST_INSTANT, Math.min(time, LAST_INSTANT)));
