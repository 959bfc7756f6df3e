/** Which price holds (rule price-current), and who has confirmed it: pure functions over what stands. */
import { latestPlausible } from '../../../clock.ts';
import type { FuelUnit } from '@pieno/contract/prices/fuels.ts';
import { isContested } from './disputes.ts';
import {
  isAccepted,
  isBase,
  type Confirmation,
  type CurrentPrice,
  type PairState,
  type SaidPrice,
} from './pair-state.ts';

/** Finds the price that holds at an instant, with its base, since when it holds and who confirmed it. */
export function currentOf(state: PairState, now: number, unit: FuelUnit): CurrentPrice | undefined {
  const accepted = state.prices.filter(isAccepted);
  const top = topOf(accepted, now);
  if (!top) return undefined;
  const isDemo = top.origin === 'demo';
  const alike = accepted.filter(({ origin }) => (origin === 'demo') === isDemo);
  const isOwnBase = isBase(top) || isDemo;
  const base = isOwnBase
    ? undefined
    : alike.findLast((price) => isBase(price) && price.seenAt <= top.seenAt);
  const since = stretchBegins(alike, top);
  const from = base ? stretchBegins(alike, base) : since;
  const said = state.confirmations.filter(({ isSuperseded }) => !isSuperseded);
  const newest = (isMeant: (one: Confirmation) => boolean) => {
    const at = said.filter(isMeant).map(({ seenAt }) => seenAt);
    return at.length > 0 ? new Date(Math.max(...at)) : null;
  };
  const ofBase = ({ price, seenAt }: Confirmation) =>
    price === (base ?? top).price && seenAt >= from;
  return {
    id: top.id,
    isDemo,
    price: top.price,
    origin: top.origin,
    observedAt: new Date(top.seenAt),
    since,
    doubtful: top.doubtful,
    voices: top.voices !== null && top.voices < 2 ? top.voices : null,
    basePrice: base?.price ?? null,
    baseOrigin: base?.origin ?? null,
    baseAt: base ? new Date(base.seenAt) : null,
    ownerConfirmedAt: newest((one) => ofBase(one) && one.origin !== 'driver'),
    knownConfirmedAt: newest((one) => ofBase(one) && one.isKnown),
    driverConfirmedAt: newest(
      (one) =>
        one.price === top.price && one.seenAt >= since && one.origin === 'driver' && !one.isKnown,
    ),
    contested: isContested(state, top, base),
    unit,
  };
}

/** The newest real price of a plausible instant; where there is none the newest that a clock ran ahead of, then a demo price. */
function topOf(accepted: readonly SaidPrice[], now: number): SaidPrice | undefined {
  const latest = latestPlausible(new Date(now)).getTime();
  const real = accepted.filter(({ origin }) => origin !== 'demo');
  const demo = accepted.filter(({ origin }) => origin === 'demo');
  const newest = (prices: readonly SaidPrice[]) =>
    prices.findLast(({ seenAt }) => seenAt <= latest) ?? prices.at(-1);
  return newest(real) ?? newest(demo);
}

/** Since when a price holds without another in between. */
function stretchBegins(prices: readonly SaidPrice[], top: SaidPrice): number {
  const other = prices.findLast(({ price, seenAt }) => price !== top.price && seenAt < top.seenAt);
  const first = prices.find(
    ({ price, seenAt }) => price === top.price && seenAt > (other?.seenAt ?? -Infinity),
  );
  return first!.seenAt;
}
