/** Finds the current price and its confirmations in the folded state (rule price-current): pure functions. */
import { latestPlausible } from '../../../clock.ts';
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { isContested } from './disputes.ts';
import { isAccepted, type CurrentPrice, type PairState, type LoggedPrice } from './pair-state.ts';
import { reportsInOrder, PriceTracker } from './price-tracker.ts';

/** Finds the current price at an instant, with its base, its start and its confirmations. */
export function currentOf(state: PairState, now: number, unit: FuelUnit): CurrentPrice | undefined {
  const accepted = state.prices.filter(isAccepted);
  const top = topOf(accepted, now);
  if (!top) return undefined;
  const isDemo = top.origin === 'demo';
  const before = accepted.slice(0, accepted.indexOf(top) + 1);
  const alike = before.filter(({ origin }) => (origin === 'demo') === isDemo);
  const confirmations = state.confirmations.filter(({ isSuperseded }) => !isSuperseded);
  const tracker = new PriceTracker<LoggedPrice>();
  for (const report of reportsInOrder(alike, confirmations)) tracker.add(report);
  const { base, since, ageFacts } = tracker;
  return {
    id: top.id,
    isDemo,
    price: top.price,
    since,
    doubtful: top.doubtful,
    basePrice: base?.price ?? null,
    contested: isContested(state, top, base),
    unit,
    ...ageFacts,
  };
}

/**
 * Returns the newest real price of a plausible instant; without one, the newest from a clock that ran ahead, then a demo
 * price.
 */
function topOf(accepted: readonly LoggedPrice[], now: number): LoggedPrice | undefined {
  const latest = latestPlausible(new Date(now)).getTime();
  const real = accepted.filter(({ origin }) => origin !== 'demo');
  const demo = accepted.filter(({ origin }) => origin === 'demo');
  const newest = (prices: readonly LoggedPrice[]) =>
    prices.findLast(({ seenAt }) => seenAt <= latest) ?? prices.at(-1);
  return newest(real) ?? newest(demo);
}
