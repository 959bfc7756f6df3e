/** For how long a price ranks and is believed, from the settings (rules price-ageing, price-stale; decision 0005). */
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { MEDAL_DAYS, STALE_DAYS } from '@pieno/contract/limits.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { latestPlausible } from '../../../clock.ts';
import { positiveNumber, type Settings } from '../../settings/values.ts';

const DAY_MS = 86_400_000;
/** The last instant that a date can hold, in milliseconds since 1970. */
const LAST_INSTANT = 8.64e15;

/** Whose word a price is, as far as its age is concerned. */
type Voice = 'owner' | 'sheet' | 'import' | 'driver';

/** Who counts as whom: an administrator as an owner, an invented price as an imported one. */
const VOICE_OF: Record<PriceOrigin, Voice> = {
  ministry: 'import',
  open_charge_map: 'import',
  demo: 'import',
  operator_sheet: 'sheet',
  administrator: 'owner',
  owner: 'owner',
  driver: 'driver',
};

/** Milliseconds for which a price can rank after a word of each voice, and after which it is stale. */
export interface PriceAges {
  medal: Readonly<Record<Voice | 'electric', number>>;
  stale: number;
}

/** What has been said of a current price. */
export interface PriceWords {
  origin: PriceOrigin;
  observedAt: Date;
  /** Known people behind a driver's price that is no base, 0 for a free one; null for a base. */
  voices: number | null;
  /** The word of the base beside it; null for a base. */
  baseOrigin: PriceOrigin | null;
  baseAt: Date | null;
  /** Who has confirmed the base: owners and the like, and known drivers. */
  ownerConfirmedAt: Date | null;
  knownConfirmedAt: Date | null;
  /** When another driver last confirmed the price. */
  driverConfirmedAt: Date | null;
  /** Electricity is sold by the kilowatt hour, and ages in its own time. */
  unit: FuelUnit;
}

/** The ages that the settings say, with the contract's defaults. */
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

/** For how long a station's word is believed, in milliseconds: after it nobody has news of the station. */
export const silenceOf = ({ stale, medal }: PriceAges) => ({
  fuel: stale,
  electric: medal.electric,
});

/** Milliseconds after which a price is stale: the setting `stale_days`, or `STALE_DAYS` without it. */
const freshFor = (settings: Settings): number =>
  positiveNumber(settings, 'stale_days', STALE_DAYS) * DAY_MS;

/**
 * The last instants of a price: at which it is fresh, and at which it is not yet stale. It ages at the latest that a firm
 * word or a known driver's allows, and is stale some days after the last of these, never before it ages; any other
 * driver's word adds at most as many days as a driver's word is worth. The ministry's daily file moves neither.
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

/** When somebody last said what a price is: its observation, or a later confirmation by a person. */
export const newestWord = (words: Omit<PriceWords, 'unit'>): Date =>
  new Date(
    newest([
      words.observedAt,
      words.ownerConfirmedAt,
      words.knownConfirmedAt,
      words.driverConfirmedAt,
    ]),
  );

/** When a firm word or a known driver last said what a price, or the base of a free one, is: others overtake nothing. */
export const newestAcceptedWord = (words: Omit<PriceWords, 'unit'>): Date => {
  const said = words.voices === 0 ? words.baseAt : words.observedAt;
  return new Date(newest([said, words.ownerConfirmedAt, words.knownConfirmedAt]));
};

/** When a firm word last said what a price, or the base beside it, is; an invalid date where none did. */
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
