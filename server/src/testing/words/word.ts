/** What can be said of a fuel's price at a station, and done about it: the steps of a history. */
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';

export const DIESEL = 20;

/** A station's fuel; the tests' histories have few of each. */
export interface Place {
  /** Index of the station. */
  station: number;
  fuel: number;
}

/** A price in thousandths of a euro, or the one that is shown. */
export type SaidPrice = number | 'same';

/** What is said or done. `of` is the label of an earlier word. */
export type Deed =
  /** A row of a file or sheet. */
  | { act: 'import'; origin: PriceOrigin; price: number; ago: number }
  /** The same row once more, in a later import. */
  | { act: 'import again'; of: number }
  | { act: 'undo import'; of: number }
  /** `isUnsure` where nobody said that it is meant, as of an owner. */
  | { act: 'administrator'; price: number; isUnsure?: true }
  | { act: 'owner'; price: SaidPrice; isUnsure?: true }
  | { act: 'driver'; who: string; price: SaidPrice; ago: number }
  | { act: 'undo report'; of: number }
  /** Somebody says that the price shown is wrong; `price` where it is told which. */
  | { act: 'dispute'; who: string; isOwner: boolean; price?: number }
  | { act: 'undo dispute'; of: number }
  /** A driver says that the station is closed. */
  | { act: 'close'; who: string }
  /** An administrator locks somebody out. */
  | { act: 'lock'; who: string }
  /** A driver deletes the account. */
  | { act: 'leave'; who: string }
  /** An administrator answers for a driver, and does so no longer. */
  | { act: 'vouch'; who: string }
  | { act: 'unvouch'; who: string }
  /** Another station is merged into this one, and they are parted again. */
  | { act: 'merge'; merged: number }
  | { act: 'unmerge'; of: number }
  /** An administrator takes the current price back. */
  | { act: 'withdraw' }
  /**
   * An administrator says yes or no to the price that waits and was said last, whoever said it; to the claims of these
   * words where it is told which.
   */
  | { act: 'decide'; isRight: boolean; labels?: number[] }
  /** Time passes, and nobody says anything. */
  | { act: 'silence' }
  /** The jobs of the clock run. */
  | { act: 'jobs' };

/** A deed about a place with its instant, in milliseconds since 1970, and a label that no other word of it has. */
export type Word = Place & { label: number; at: number } & Deed;

/** `ago` counts the minutes before the instant of the word. */
export const MINUTE_MS = 60_000;

/** The jobs of the clock run as often; histories leave no longer pause without them. */
export const JOBS_MS = 15 * MINUTE_MS;

/** When a claim of a word was seen, in milliseconds since 1970. */
export const seenAt = (word: { at: number; ago: number }): number => word.at - word.ago * MINUTE_MS;

/** A current price as it is shown. Instants are milliseconds since 1970. */
export interface ShownState {
  price: number;
  origin: string;
  observedAt: number;
  since: number;
  doubtful: boolean;
  contested: boolean;
  /** The base, in thousandths of a euro; and the known people behind a price that is none. */
  base: number | null;
  voices: number | null;
  ownerConfirmedAt: number | null;
  knownConfirmedAt: number | null;
  driverConfirmedAt: number | null;
}

/** A station's price of a fuel, and what one driver reports beside it. */
export interface PlaceState {
  shown: ShownState | undefined;
  reported: { price: number; seenAt: number } | undefined;
}
