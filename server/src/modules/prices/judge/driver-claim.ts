/**
 * What the door knows of drivers' claims on one station's fuel, and how their states follow from it (rule
 * report-ranks, decision 0029). Times are milliseconds since 1970, prices thousandths of a euro.
 */

/** What the gate found in a claim: `small` and `proven` may rank without a second person. */
export type Leaning = 'plain' | 'held' | 'released' | 'small' | 'proven';

/** A driver's claim that can still change its state. */
export interface DriverClaim {
  id: string;
  /** The hash of its author's mailbox. */
  person: string;
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

/** Why a claim is in its state; null while it waits. `DERIVED` says which follow from the evidence. */
export type DecidedBy = (typeof DERIVED)[number] | (string & {});

/** Verdicts that follow from evidence. Any other word is a person's or a source's, and stands for good. */
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

/** Verdicts that can be derived anew: what a row of an import said is evidence, too, and goes if the import is undone. */
export const CHANGEABLE = [...DERIVED, 'ministry', 'operator_sheet', 'open_charge_map'] as const;

/** A claim's state as it follows from the evidence. */
export interface Standing {
  state: 'reported' | 'held' | 'accepted' | 'rejected' | 'lapsed';
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
