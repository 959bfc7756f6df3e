/** The events of a history about a fuel's price at a station. */
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';

export const DIESEL = 20;

/** A station's fuel; histories have few of each. */
export interface Place {
  /** Index of the station. */
  station: number;
  fuel: number;
}

/** A price in thousandths of a euro, or the shown one. */
export type EventPrice = number | 'same';

/** An action. `of` is the label of an earlier event. */
export type Action =
  /** A row of a file or sheet. */
  | { act: 'import'; origin: PriceOrigin; price: number; ago: number }
  /** The same row again, in a later import. */
  | { act: 'import again'; of: number }
  | { act: 'undo import'; of: number }
  /** `isUnsure` if nobody confirmed an unusual price. */
  | { act: 'administrator'; price: number; isUnsure?: true }
  | { act: 'owner'; price: EventPrice; isUnsure?: true }
  | { act: 'driver'; who: string; price: EventPrice; ago: number }
  | { act: 'undo report'; of: number }
  /** A person disputes the shown price; `price` if it is given. */
  | { act: 'dispute'; who: string; isOwner: boolean; price?: number }
  | { act: 'undo dispute'; of: number }
  /** A driver reports the station as closed. */
  | { act: 'close'; who: string }
  /** An administrator locks a person's account. */
  | { act: 'lock'; who: string }
  /** A driver deletes the account. */
  | { act: 'leave'; who: string }
  /** An administrator starts or stops vouching for a driver. */
  | { act: 'vouch'; who: string }
  | { act: 'unvouch'; who: string }
  /** Another station is merged into this one, or that is undone. */
  | { act: 'merge'; merged: number }
  | { act: 'unmerge'; of: number }
  /** An administrator withdraws the current price. */
  | { act: 'withdraw' }
  /**
   * An administrator decides about the waiting price that was reported last, by anybody; about the claims with these
   * labels if given.
   */
  | { act: 'decide'; isRight: boolean; labels?: number[] }
  /** Time passes without an event. */
  | { act: 'silence' }
  /** The scheduled jobs run. */
  | { act: 'jobs' };

/** An event: an action at a place with its instant, in milliseconds since 1970, and a unique label. */
export type HistoryEvent = Place & { label: number; at: number } & Action;

/** `ago` counts the minutes before the event's instant. */
export const MINUTE_MS = 60_000;

/** Interval of the scheduled jobs, and the longest pause of a history without them. */
export const JOBS_MS = 15 * MINUTE_MS;

/** When an event's claim was seen, in milliseconds since 1970. */
export const seenAt = (event: { at: number; ago: number }): number =>
  event.at - event.ago * MINUTE_MS;

/** A current price as shown. Instants are milliseconds since 1970. */
export interface ShownState {
  price: number;
  origin: string;
  observedAt: number;
  since: number;
  doubtful: boolean;
  contested: boolean;
  /** The base, in thousandths of a euro; and the number of known drivers behind a price that is no base. */
  base: number | null;
  supporters: number | null;
  ownerConfirmedAt: number | null;
  knownConfirmedAt: number | null;
  driverConfirmedAt: number | null;
}

/** A station's price of a fuel, and one driver's reported price beside it. */
export interface PlaceState {
  shown: ShownState | undefined;
  reported: { price: number; seenAt: number } | undefined;
}
