/** For how long a price ranks and is believed, from the settings (rules price-ageing, price-stale; decision 0028). */
import type { FuelUnit } from '@pieno/contract/fuels.ts';
import { MEDAL_DAYS, STALE_DAYS } from '@pieno/contract/limits.ts';
import type { PriceOrigin } from '@pieno/contract/prices.ts';
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
  ownerConfirmedAt: Date | null;
  driverConfirmedAt: Date | null;
  /** The word of the price that one driver alone has displaced by this one. */
  displacedOrigin: PriceOrigin | null;
  displacedAt: Date | null;
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

/** Milliseconds after which a price is stale: the setting `stale_days`, or `STALE_DAYS` without it. */
const freshFor = (settings: Settings): number =>
  positiveNumber(settings, 'stale_days', STALE_DAYS) * DAY_MS;

/**
 * The last instants of a price: at which it is fresh, and at which it is not yet stale. It ages at the latest that any
 * of its words allows, or the one before would have if one driver alone has displaced it, and is stale some days after
 * the newest, never before it ages. The ministry's daily file moves neither.
 */
export function lastInstants(
  words: PriceWords,
  { medal, stale }: PriceAges,
): { fresh: Date; notStale: Date } {
  const days = (voice: Voice) => (words.unit === 'kilowatt_hour' ? medal.electric : medal[voice]);
  const said: [Date | null, Voice][] = [
    [words.observedAt, VOICE_OF[words.origin]],
    [words.ownerConfirmedAt, 'owner'],
    [words.driverConfirmedAt, 'driver'],
    [words.displacedAt, VOICE_OF[words.displacedOrigin ?? words.origin]],
  ];
  const fresh = Math.max(
    ...said.map(([at, voice]) => (at ? at.getTime() + days(voice) : -Infinity)),
  );
  const notStale = Math.max(fresh, newestWord(words).getTime() + stale);
  return { fresh: dateOf(fresh), notStale: dateOf(notStale) };
}

/** When somebody last said what a price is: its observation, or a later confirmation by a person. */
export function newestWord({
  observedAt,
  ownerConfirmedAt,
  driverConfirmedAt,
}: Pick<PriceWords, 'observedAt' | 'ownerConfirmedAt' | 'driverConfirmedAt'>): Date {
  const times = [observedAt, ownerConfirmedAt, driverConfirmedAt];
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? -Infinity)));
}

/** When an accepted word was last said of a price: one driver's confirmation is none. */
export const newestAcceptedWord = ({
  observedAt,
  ownerConfirmedAt,
}: Pick<PriceWords, 'observedAt' | 'ownerConfirmedAt'>): Date =>
  ownerConfirmedAt && ownerConfirmedAt > observedAt ? ownerConfirmedAt : observedAt;

/** True for a price observed in the future, which counts as stale: a clock was wrong. */
export const isFromFuture = (observedAt: Date, now: Date): boolean =>
  observedAt > latestPlausible(now);

const dateOf = (time: number): Date => new Date(Math.min(time, LAST_INSTANT));
