/** Types of the gate: facts about a claim, and its outcome. */
import type { FuelGrade } from '@pieno/contract/prices/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { ReportedPrice } from '../reported-price.ts';
import type { HoldReason, RejectReason } from './claim-reasons.ts';
import type { GateLimits, Range } from './gate-limits.ts';
import type { LastPrice, ReferencePrices } from './reference-price.ts';

/** The facts about a claim's station and fuel. Prices are thousandths of a euro. */
export interface ClaimFacts extends ReferencePrices {
  /** The claim's fuel type; undefined when it is unknown or sold in another unit. */
  fuel: { decade: number; grade: FuelGrade; range?: Range | undefined } | undefined;
  /** The decades the station sells. */
  sells: ReadonlySet<number>;
  /** Whether the owner sells this fuel, which overrides `sells`; undefined when not stated. */
  isSold?: boolean | undefined;
  /** False for a fuel that people cannot report here without a question (rule report-fuels); only for people's claims. */
  isReportable?: boolean;
  /** The station's base price of the fuel: its newest real, undoubted price from a firm source or two known people. */
  last: LastPrice | undefined;
  /** The base as moved with the belt since; used only for drivers. */
  lastWithBelt?: number | undefined;
  /** True when the latest decision about this origin withdrew this price. */
  isWithdrawn: boolean;
  /** A waiting unusual price from an earlier day's file of the same origin. */
  waiting: { id: string; price: number } | undefined;
}

/** Origin, time and limits of an evaluation. */
export interface GateContext {
  origin: PriceOrigin;
  /** True when a person has confirmed the claims (`--yes`). */
  isConfirmed: boolean;
  now: Date;
  limits: GateLimits;
  /** True until a ministry file of an earlier day was read: stations have no previous prices yet. */
  isFirstDay?: boolean;
  /** True for a claim that is too old to be fresh: only its range is checked. */
  isPast?: boolean;
}

/** The gate's outcome for a claim: see `Outcome`. */
export type GateOutcome =
  | { outcome: 'accepted'; doubtful: false; repeats?: string }
  | { outcome: 'accepted'; doubtful: true; reason: HoldReason }
  | { outcome: 'held'; reason: HoldReason }
  | { outcome: 'rejected'; reason: RejectReason; range?: Range }
  /** A driver's claim: its supporters determine what follows. */
  | { outcome: 'reported' }
  /** The author is asked whether the price is correct; nothing is recorded before. */
  | { outcome: 'asked'; isNewFuel?: true }
  /** A driver saw it before the accepted price was reported. */
  | { outcome: 'changed' };

/** A rule in the gate's table. */
export type Rule = (
  claim: ReportedPrice,
  facts: ClaimFacts,
  context: GateContext,
) => GateOutcome | undefined;
