/**
 * The gate: one table of rules and one reference price for every source; pure functions (rule price-gate, decision 0005).
 */
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { ReportedPrice } from '../reported-price.ts';
import { dateProblem } from './claim-date.ts';
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import { comparablePrices } from './reference-price.ts';
import { isWithin, ownRange, type GateLimits, type Range } from './gate-limits.ts';
import { driverRule, ownerRule } from './gate-people.ts';
import type { HoldReason, RejectReason } from './claim-reasons.ts';
import type { ClaimFacts, GateContext, Rule, GateOutcome } from './claim-facts.ts';

/** How the gate treats each origin's unusual price. */
const UNUSUAL: Record<PriceOrigin, 'ask' | 'hold' | 'doubt' | 'accept'> = {
  administrator: 'ask',
  operator_sheet: 'hold',
  open_charge_map: 'hold',
  ministry: 'doubt',
  demo: 'accept',
  // Their own rules decide about these two.
  owner: 'accept',
  driver: 'accept',
};

/** The first rule with an outcome decides. */
const RULES: readonly Rule[] = [
  (_claim, { fuel }) => (fuel ? undefined : refused('fuel')),
  (_claim, { fuel, sells, isSold = sells.has(fuel!.decade) }) =>
    isSold ? undefined : refused('unsold'),
  (claim, facts, { limits }) => {
    const isFirst = facts.anchor === undefined && facts.reference === undefined;
    const range = boundsFor(claim, facts, limits, isFirst);
    return Number.isInteger(claim.price) && isWithin(claim.price, range)
      ? undefined
      : { ...refused('range'), range };
  },
  ({ observedAt }, _facts, { now }) => {
    const reason = dateProblem(observedAt, now);
    return reason && refused(reason);
  },
  ({ observedAt }, { last }, { origin }) => {
    if (!last || observedAt >= last.observedAt) return undefined;
    return origin === 'driver' ? { outcome: 'changed' } : { outcome: 'accepted', doubtful: false };
  },
  ownerRule,
  driverRule,
  (_claim, { isWithdrawn }, { origin, isConfirmed }) =>
    isWithdrawn && !isConfirmed ? unusualOutcome(origin, 'taken_back') : undefined,
  (_claim, _facts, { isPast }) => (isPast ? { outcome: 'accepted', doubtful: false } : undefined),
  unusualRule,
];

/** Evaluates a claim with the gate's rules. */
export function evaluateClaim(
  claim: ReportedPrice,
  facts: ClaimFacts,
  context: GateContext,
): GateOutcome {
  for (const rule of RULES) {
    const outcome = rule(claim, facts, context);
    if (outcome) return outcome;
  }
  return { outcome: 'accepted', doubtful: false };
}

/**
 * Returns the range outside which a claim is refused: the fuel's possible prices around its anchor. An impossible anchor
 * is ignored.
 * @param isFirst true when nothing can be compared with the claim: the category's band then limits a base grade
 */
export function boundsFor(
  { unit }: Pick<ReportedPrice, 'unit'>,
  { fuel, anchor }: Pick<ClaimFacts, 'fuel' | 'anchor'>,
  limits: GateLimits,
  isFirst = anchor === undefined,
): Range {
  const { bounds, bands } = limits;
  const { decade, grade, range } = fuel!;
  const own = ownRange({ decade, unit: unit ?? 'litre', range }, limits);
  if (anchor !== undefined && isWithin(anchor, own)) {
    return {
      min: Math.max(own.min, anchor * bounds.min),
      max: Math.min(own.max, anchor * bounds.max),
    };
  }
  return (isFirst && !range && grade === 'base' && bands.get(decade)) || own;
}

function unusualRule(
  { price }: ReportedPrice,
  { reference, last, waiting }: ClaimFacts,
  { origin, isConfirmed, now, limits, isFirstDay = false }: GateContext,
): GateOutcome | undefined {
  const comparable = comparablePrices({ reference, last }, { now, limits });
  const needed = UNUSUAL[origin] === 'doubt' && isFirstDay ? 2 : 1;
  const isFar = (other: number) => deviatesBeyond(price, other, limits.unusualPermille);
  if (isConfirmed || comparable.length < needed || !comparable.every(isFar)) return undefined;
  if (waiting && !isFar(waiting.price)) {
    return { outcome: 'accepted', doubtful: false, repeats: waiting.id };
  }
  return unusualOutcome(origin, 'unusual');
}

function unusualOutcome(origin: PriceOrigin, reason: HoldReason): GateOutcome | undefined {
  const meets = UNUSUAL[origin];
  if (meets === 'accept') return undefined;
  if (meets === 'ask') return refused('unusual');
  // A withdrawn price never becomes current again without a decision.
  return meets === 'doubt' && reason === 'unusual'
    ? { outcome: 'accepted', doubtful: true, reason }
    : { outcome: 'held', reason };
}

const refused = (reason: RejectReason): { outcome: 'rejected'; reason: RejectReason } => ({
  outcome: 'rejected',
  reason,
});
