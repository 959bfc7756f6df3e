/** Computes what claims of a station and fuel are evaluated with at an instant: base, belt and medals. Pure. */
import {
  basePrices,
  expectedPriceOf,
  datedPrice,
  type DatedPrice,
} from '../evaluate/base-price.ts';
import { isFromFuture, lastInstants } from '../evaluate/freshness.ts';
import { movesMedal, withPrice, type RankedPrice } from '../evaluate/medals.ts';
import { isRecentOwnerPrice, youngMs } from '../evaluate/patience.ts';
import { neededSupporters, type Effect } from '../evaluate/trust.ts';
import { isAccepted, type CurrentPrice, type PairState } from './pair-state.ts';
import type { Measure } from './supporters.ts';
import type { Facts } from './events.ts';

/** Returns the measure for waiting drivers' claims. @param now in milliseconds since 1970 */
export const measureOf = (state: PairState, now: number, facts: Facts): Measure => ({
  neededFor: (price) => neededFor(price, state, now, facts),
  expectedPrice: () => expectedPriceAt(state, now, facts),
  hasShareLeft: facts.hasShareLeft,
});

function neededFor(price: number, state: PairState, now: number, facts: Facts): number {
  const { ages, limits, settings } = facts.rules;
  const shown = realCurrent(state);
  const isBelieved = shown && !isFromFuture(shown.observedAt, new Date(now));
  const effect = {
    ...effectOf(price, shown, besideBase(shown, now, facts), facts),
    isRecentOwnerPrice: shown !== undefined && isRecentOwnerPrice(shown, now - youngMs(settings)),
    isLate: !isBelieved || lastInstants(shown, ages).fresh.getTime() < now,
  };
  return neededSupporters(effect, limits);
}

/** Returns how many known people a current price that is not a base needs now, if more than support it; else 0. */
export function provisionalNeeding(state: PairState, now: number, facts: Facts): number {
  const shown = realCurrent(state);
  if (!shown || shown.supporters === null) return 0;
  const beside = besideBase(shown, now, facts);
  const effect = effectOf(shown.price, shown, beside, facts);
  // A price without a rank moves no medal.
  const movesMedal = effect.movesMedal && beside.length > 0;
  const needed = neededSupporters({ ...effect, movesMedal }, facts.rules.limits);
  return needed > shown.supporters ? needed : 0;
}

function effectOf(
  price: number,
  shown: CurrentPrice | undefined,
  beside: readonly RankedPrice[],
  { fuel, belt, beltThen, ranked, areas, stationId }: Facts,
): Effect {
  const base = baseOf(shown, beltThen);
  const reported = { stationId, fuelTypeId: fuel.id, price };
  return {
    price,
    basePrices: base ? basePrices(base.price, base.beltThen, belt) : [],
    movesMedal: movesMedal([...ranked, ...beside], reported, areas, fuel),
  };
}

/** The current price, unless it is a demo price. */
export const realCurrent = ({ current }: PairState): CurrentPrice | undefined =>
  current?.isDemo ? undefined : current;

/** Returns the base: the displayed price, or the one beside it. */
function baseOf(
  shown: CurrentPrice | undefined,
  beltThen: Facts['beltThen'],
): DatedPrice | undefined {
  if (!shown) return undefined;
  const isBase = shown.supporters === null && !shown.doubtful;
  const [price, at] = isBase ? [shown.price, shown.observedAt] : [shown.basePrice, shown.baseAt];
  return datedPrice(price, at, at && beltThen(at.getTime()));
}

/** Returns the station's own rank with its base price, from which a medal would move. */
function besideBase(
  shown: CurrentPrice | undefined,
  now: number,
  { rules, fuel, areas, stationId, isSuspended }: Facts,
): readonly RankedPrice[] {
  if (!shown || shown.doubtful || shown.contested || isSuspended) return [];
  if (lastInstants(shown, rules.ages).fresh.getTime() < now) return [];
  const price = shown.supporters === null ? shown.price : (shown.basePrice ?? shown.price);
  return withPrice([], { stationId, fuelTypeId: fuel.id, price }, areas, fuel);
}

/** Returns the station's expected price; known drivers' prices near it use no share (rule report-share). */
export function expectedPriceAt(state: PairState, now: number, facts: Facts): number | undefined {
  const firm = state.prices.findLast(
    (price) => isAccepted(price) && !price.doubtful && !['driver', 'demo'].includes(price.origin),
  );
  const reported =
    firm && datedPrice(firm.price, new Date(firm.seenAt), facts.beltThen(firm.seenAt));
  const base = baseOf(realCurrent(state), facts.beltThen);
  return expectedPriceOf(
    reported,
    base,
    { at: new Date(now), belt: facts.belt },
    facts.rules.limits,
  );
}
