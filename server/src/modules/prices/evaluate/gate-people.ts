/** Applies the gate's rules for drivers and owners: pure functions (decision 0050). */
import type { ReportedPrice } from '../reported-price.ts';
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import { comparablePrices } from './reference-price.ts';
import type { ClaimFacts, GateContext, GateOutcome } from './claim-facts.ts';

/**
 * Accepts an owner's price without further confirmation. The owner is asked once when it is far from the reference price,
 * or from the station's own last price when too few others sell the fuel (rule owner-prices), and when the station is not
 * known to sell the fuel (rule report-fuels).
 */
export function ownerRule(
  { price }: ReportedPrice,
  facts: ClaimFacts,
  context: GateContext,
): GateOutcome | undefined {
  const { origin, isConfirmed, limits } = context;
  if (origin !== 'owner') return undefined;
  const other = facts.reference ?? comparablePrices(facts, context)[0];
  const isFar = other !== undefined && deviatesBeyond(price, other, limits.unusualPermille);
  if (isConfirmed) return { outcome: 'accepted', doubtful: false };
  if (isFar) return { outcome: 'asked' };
  return facts.isReportable === false
    ? { outcome: 'asked', isNewFuel: true }
    : { outcome: 'accepted', doubtful: false };
}

/**
 * Asks a driver whose price is far from all comparable prices, and holds it when far from the base, or from the reference
 * price without a base (rules report-ask, report-held). A price of a fuel that the station is not known to sell waits for
 * a decision (rule report-fuels).
 */
export function driverRule(
  claim: ReportedPrice,
  facts: ClaimFacts,
  context: GateContext,
): GateOutcome | undefined {
  const { origin, limits, isConfirmed } = context;
  if (origin !== 'driver') return undefined;
  const comparable = comparablePrices(facts, context);
  const isFar = (permille: number) =>
    comparable.length > 0 &&
    comparable.every((other) => deviatesBeyond(claim.price, other, permille));
  if (isFar(limits.askPermille) && !isConfirmed) return { outcome: 'asked' };
  if (facts.isReportable === false) return { outcome: 'held', reason: 'unsold' };
  const [base] = comparable;
  const bases = [base, base === facts.last?.price ? facts.lastWithBelt : undefined];
  const isHeld = bases.every(
    (one) => one === undefined || deviatesBeyond(claim.price, one, limits.unusualPermille),
  );
  return base !== undefined && isHeld
    ? { outcome: 'held', reason: 'unusual' }
    : { outcome: 'reported' };
}
