/**
 * What the model of the tests remembers of one place: everything that was said, in the order in which it was
 * received. Instants are milliseconds since 1970, prices thousandths of a euro.
 */
import type { ShownState } from '../word.ts';

/** Somebody claims a price. */
export interface Claim {
  label: number;
  origin: string;
  /** A driver. */
  who?: string;
  price: number;
  seenAt: number;
  receivedAt: number;
  state: 'accepted' | 'held' | 'reported' | 'rejected' | 'withdrawn' | 'lapsed';
  /** Shown without a rank, as far from all else. */
  isDoubtful: boolean;
  /** Why the door did not simply take it. */
  doubt?: 'unusual' | 'taken_back';
  /** Of a driver's that may rank alone: the price from which it is a small step. */
  smallFrom?: number;
  /** What decided its state, and when: a person, a source, or how it follows from other words (`FOLLOWED`). */
  by?: string | undefined;
  byAt?: number | undefined;
  /** The label of the owner's word, or the import's, that decided it. */
  byWord?: number | undefined;
}

/** Ways in which a driver's claim is settled by what others say, or time; a row of an import is undone with it. */
export const FOLLOWED = [
  'drivers',
  'small',
  'time',
  'replaced',
  'overtaken',
  'ministry',
  'operator_sheet',
  'open_charge_map',
];

/** Somebody says that a price is still so. */
export interface Confirmation {
  label: number;
  isOwner: boolean;
  who: string;
  price: number;
  seenAt: number;
  receivedAt: number;
  /** Said when the price was not fresh any more. */
  isLate: boolean;
  isUndone: boolean;
  /** An administrator has taken the price back since. */
  isTakenBack: boolean;
}

/** Somebody says that the price shown is wrong. */
export interface Dispute {
  label: number;
  isOwner: boolean;
  who: string;
  price: number;
  at: number;
  isClosed: boolean;
}

export interface Kept {
  claims: Claim[];
  confirmations: Confirmation[];
  disputes: Dispute[];
  /** When the oldest word was received that was just taken back: what followed since is judged again. */
  takenBackFrom: number;
}

/** A current price with what follows for the door. */
export type Current = ShownState;

export const isReal = ({ origin }: { origin: string }): boolean => origin !== 'demo';

/** The one with the greatest instant; of several the last. */
export function newest<One>(list: readonly One[], at: (one: One) => number): One | undefined {
  return list.reduce<One | undefined>(
    (best, one) => (best && at(best) > at(one) ? best : one),
    undefined,
  );
}
