/** What the gate is told of a claim, and what it answers. */
import type { FuelGrade } from '@pieno/contract/prices/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { Word } from '../word.ts';
import type { HoldReason, RejectReason } from './claim-reasons.ts';
import type { GateLimits, Range } from './gate-limits.ts';
import type { LastPrice, ReferencePrices } from './reference-price.ts';

/** What the log knows of a claim's station and fuel. Prices are thousandths of a euro. */
export interface ClaimFacts extends ReferencePrices {
  /** The claim's fuel type; undefined when it is unknown or sold in another unit. */
  fuel: { decade: number; grade: FuelGrade; range?: Range | undefined } | undefined;
  /** The decades the station sells. */
  sells: ReadonlySet<number>;
  /** What its owner says of this fuel, which is stronger; undefined when nothing. */
  isSold?: boolean | undefined;
  /** False where people cannot simply say its price here (rule report-fuels); asked only of drivers' and owners' words. */
  isKnown?: boolean;
  /** The station's base of the fuel: its newest price by a firm word or two known people, real and not doubtful. */
  last: LastPrice | undefined;
  /** Its price as it moved with the belt since; asked only of drivers' words. */
  lastWithBelt?: number | undefined;
  /** True when the latest decision about this origin was to withdraw this price. */
  isWithdrawn: boolean;
  /** An unusual price that an earlier day's file of the same origin stated, still waiting. */
  waiting: { id: string; price: number } | undefined;
}

/** Who asks, when, and by which numbers. */
export interface GateContext {
  origin: PriceOrigin;
  /** True when a person has confirmed the claims (`--yes`). */
  isConfirmed: boolean;
  now: Date;
  limits: GateLimits;
  /** True until a file of the ministry of an earlier day was read: its stations have no prices of their own yet. */
  isFirstDay?: boolean;
  /** True for a claim of the past that cannot be fresh any more: nothing but its range is asked. */
  isPast?: boolean;
}

/** What the gate makes of a claim: see `Outcome`. */
export type GateOutcome =
  | { outcome: 'accepted'; doubtful: false; confirms?: string }
  | { outcome: 'accepted'; doubtful: true; reason: HoldReason }
  | { outcome: 'held'; reason: HoldReason }
  | { outcome: 'rejected'; reason: RejectReason; range?: Range }
  /** A driver's: what becomes of it follows from who stands behind it. */
  | { outcome: 'reported' }
  /** Whether it is meant: nothing is recorded before that is answered. */
  | { outcome: 'asked'; isNewFuel?: true }
  /** A driver saw it before what is accepted was said. */
  | { outcome: 'changed' };

/** A line of the gate's table. */
export type Rule = (
  claim: Word,
  facts: ClaimFacts,
  context: GateContext,
) => GateOutcome | undefined;
