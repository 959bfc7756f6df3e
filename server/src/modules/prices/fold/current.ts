/** Finds the current price and its confirmations in the folded state (rule price-current): pure functions. */
import { latestPlausible } from '../../../clock.ts';
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { isContested } from './disputes.ts';
import { isAccepted, type CurrentPrice, type PairState, type SaidPrice } from './pair-state.ts';
import { wordsInOrder, Stretch } from './stretch.ts';

/** Finds the current price at an instant, with its base, its start and its confirmations. */
export function currentOf(state: PairState, now: number, unit: FuelUnit): CurrentPrice | undefined {
  const accepted = state.prices.filter(isAccepted);
  const top = topOf(accepted, now);
  if (!top) return undefined;
  const isDemo = top.origin === 'demo';
  const before = accepted.slice(0, accepted.indexOf(top) + 1);
  const alike = before.filter(({ origin }) => (origin === 'demo') === isDemo);
  const kept = state.confirmations.filter(({ isSuperseded }) => !isSuperseded);
  const stretch = new Stretch<SaidPrice>();
  for (const word of wordsInOrder(alike, kept)) stretch.hear(word);
  const { base, since, words } = stretch;
  return {
    id: top.id,
    isDemo,
    price: top.price,
    since,
    doubtful: top.doubtful,
    basePrice: base?.price ?? null,
    contested: isContested(state, top, base),
    unit,
    ...words,
  };
}

/**
 * Returns the newest real price of a plausible instant; without one, the newest from a clock that ran ahead, then a demo
 * price.
 */
function topOf(accepted: readonly SaidPrice[], now: number): SaidPrice | undefined {
  const latest = latestPlausible(new Date(now)).getTime();
  const real = accepted.filter(({ origin }) => origin !== 'demo');
  const demo = accepted.filter(({ origin }) => origin === 'demo');
  const newest = (prices: readonly SaidPrice[]) =>
    prices.findLast(({ seenAt }) => seenAt <= latest) ?? prices.at(-1);
  return newest(real) ?? newest(demo);
}
