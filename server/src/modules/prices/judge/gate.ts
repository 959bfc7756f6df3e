/**
 * The gate: one table of rules, one reference, for every source (rule price-gate, decision 0013). Everything here is a
 * pure function.
 */
import { PRICE_RANGE } from '@pieno/contract/prices/fuels.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import type { Word } from '../word.ts';
import { dateProblem } from './claim-date.ts';
import { comparedPrices, isFarFrom } from './distance.ts';
import type { GateLimits, Range } from './gate-limits.ts';
import { driverRule, ownerRule } from './gate-people.ts';
import type { HoldReason, RejectReason } from './claim-reasons.ts';
import type { ClaimFacts, GateContext, Rule, Verdict } from './verdict.ts';

/** What an unusual price of each origin meets. */
const UNUSUAL: Record<PriceOrigin, 'ask' | 'hold' | 'doubt' | 'accept'> = {
  administrator: 'ask',
  operator_sheet: 'hold',
  open_charge_map: 'hold',
  ministry: 'doubt',
  demo: 'accept',
  // Lines of their own decide about these two.
  owner: 'accept',
  driver: 'accept',
};

/** The table: the first rule that finds something decides. */
const RULES: readonly Rule[] = [
  (_claim, { fuel }) => (fuel ? undefined : refused('fuel')),
  (_claim, { fuel, sells, isSold = sells.has(fuel!.decade) }) =>
    isSold ? undefined : refused('unsold'),
  (claim, facts, { limits }) => {
    const range = boundsFor(claim, facts, limits);
    return isWithin(claim.price, range) ? undefined : { ...refused('range'), range };
  },
  ({ observedAt }, _facts, { now }) => {
    const reason = dateProblem(observedAt, now);
    return reason && refused(reason);
  },
  ({ observedAt }, { last }, { origin }) => {
    if (!last || observedAt >= last.observedAt) return undefined;
    return origin === 'driver' ? { state: 'changed' } : { state: 'accepted', doubtful: false };
  },
  ownerRule,
  driverRule,
  (_claim, { isWithdrawn }, { origin, isConfirmed }) =>
    isWithdrawn && !isConfirmed ? unusualVerdict(origin, 'taken_back') : undefined,
  (_claim, _facts, { isPast }) => (isPast ? { state: 'accepted', doubtful: false } : undefined),
  unusualRule,
];

/** Judges a claim. */
export function judgeClaim(claim: Word, facts: ClaimFacts, context: GateContext): Verdict {
  for (const rule of RULES) {
    const verdict = rule(claim, facts, context);
    if (verdict) return verdict;
  }
  return { state: 'accepted', doubtful: false };
}

/**
 * The range outside which a claim is refused: by its reference, else by a median from elsewhere, else the fuel's own, else
 * by its category's band, else by its unit.
 */
export function boundsFor(
  { unit }: Pick<Word, 'unit'>,
  { fuel, reference, elsewhere }: Pick<ClaimFacts, 'fuel' | 'reference' | 'elsewhere'>,
  { bounds, bands }: GateLimits,
): Range {
  const middle = reference ?? elsewhere;
  if (middle !== undefined) return { min: middle * bounds.min, max: middle * bounds.max };
  if (fuel!.range) return fuel!.range;
  const widest = PRICE_RANGE[unit ?? 'litre'];
  const band = bands.get(fuel!.decade) ?? widest;
  return fuel!.grade === 'base' ? band : { min: band.min, max: widest.max };
}

function unusualRule(
  { price }: Word,
  { reference, last, waiting }: ClaimFacts,
  { origin, isConfirmed, now, limits }: GateContext,
): Verdict | undefined {
  const compared = comparedPrices({ reference, last }, { now, limits });
  const needed = UNUSUAL[origin] === 'doubt' ? 2 : 1;
  const isFar = (other: number) => isFarFrom(price, other, limits.unusualPermille);
  if (isConfirmed || compared.length < needed || !compared.every(isFar)) return undefined;
  if (waiting && !isFar(waiting.price)) {
    return { state: 'accepted', doubtful: false, confirms: waiting.id };
  }
  return unusualVerdict(origin, 'unusual');
}

function unusualVerdict(origin: PriceOrigin, reason: HoldReason): Verdict | undefined {
  const meets = UNUSUAL[origin];
  if (meets === 'accept') return undefined;
  if (meets === 'ask') return refused('unusual');
  // What was taken back never shows itself again without a decision.
  return meets === 'doubt' && reason === 'unusual'
    ? { state: 'accepted', doubtful: true, reason }
    : { state: 'held', reason };
}

const refused = (reason: RejectReason): { state: 'rejected'; reason: RejectReason } => ({
  state: 'rejected',
  reason,
});

const isWithin = (price: number, { min, max }: Range): boolean =>
  Number.isInteger(price) && price >= min && price <= max;
