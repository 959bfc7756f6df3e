/**
 * What the door knows of drivers' claims on one station's fuel, and how their states follow from it (rule
 * report-ranks, decision 0029). Times are milliseconds since 1970, prices thousandths of a euro.
 */

/**
 * What the gate found in a claim: `small` and `proven` may rank without a second person, `unsold` only once the fuel is
 * known to be sold, or by a decision.
 */
export type Leaning = 'plain' | 'held' | 'released' | 'unsold' | 'small' | 'proven';

/** A driver's claim that can still change its state. */
export interface DriverClaim {
  id: string;
  /** The hash of its author's mailbox; null once the account was deleted. */
  person: string | null;
  /** What it becomes instead of waiting, as its author has gone or is locked out; undefined for all others. */
  ended?: Pick<Standing, 'state' | 'by'> | undefined;
  price: number;
  seenAt: number;
  receivedAt: number;
  reportId: string | null;
  leaning: Leaning;
  /** The price that a small claim was compared with. */
  base: number | undefined;
}

/**
 * A price whose verdict stands: of another source, decided too long ago to be taken back, or by an owner or
 * administrator.
 */
export interface FixedPrice {
  /** Its id in the log, of which the order is that of the words of one instant. */
  id: string;
  price: number;
  seenAt: number;
  receivedAt: number;
  origin: string;
  reportId: string | null;
  /** True for one that ranks by itself, as small: no base for another small one. */
  isSmall: boolean;
  /** True for a driver's that the gate had held. */
  wasHeld: boolean;
  person: string | null;
  /** True for a driver's that is not accepted: all it tells is that its author said something else. */
  isVoid: boolean;
}

/** "This price, still so." */
export interface HeardConfirmation {
  origin: string;
  person: string | null;
  price: number;
  seenAt: number;
  receivedAt: number;
  reportId: string | null;
}

/** Everything that is known of one station's fuel. */
export interface Evidence {
  claims: readonly DriverClaim[];
  fixed: readonly FixedPrice[];
  confirmations: readonly HeardConfirmation[];
}

/** Why a claim is in its state; null while it waits. `CHANGEABLE` says which follow from the evidence. */
export type DecidedBy = (typeof DERIVED)[number] | (string & {});

/** Verdicts that follow from what drivers say, and from time. */
export const DERIVED = [
  'drivers',
  'small',
  'proven',
  'time',
  /** Its author has said something else since. */
  'replaced',
  /** Another price holds since. */
  'overtaken',
] as const;

/**
 * Whose words decide about the claims that wait (rule report-owner): those of the same thousandth are accepted, those
 * further away than prices that agree are rejected.
 */
export const DECISIVE: readonly string[] = ['owner', 'administrator'];

/**
 * Verdicts that can be derived anew: what a source, an owner or an administrator says a price to be is evidence, and goes
 * with it. What is decided about a claim itself stands.
 */
export const CHANGEABLE = [
  ...DERIVED,
  ...DECISIVE,
  'ministry',
  'operator_sheet',
  'open_charge_map',
] as const;

/** A claim's state as it follows from the evidence. */
export interface Standing {
  state: 'reported' | 'held' | 'accepted' | 'rejected' | 'lapsed' | 'withdrawn';
  by: DecidedBy | null;
  at: number | null;
  /** The report that decided it. */
  reportId: string | null;
}

/** How long claims wait. */
export interface Patience {
  /** Milliseconds from when a claim was seen until it lapses: the age of a driver's price. */
  reportedMs: number;
  /** The same for a held one, from when it was received. */
  heldMs: number;
  /** In which two held ones must come to agree. */
  heldAgreeMs: number;
  agreePermille: number;
  /** For which an owner's word yields to two people only. */
  ownerMs: number;
}
