// What a fuel's words come to: the price that is shown, with its base and who has confirmed either (as `deriveCurrentPrices`).
import {
  isAccepted,
  isBase,
  isOpenClaim,
} from '../../../server/src/modules/prices/fold/pair-state.ts';
import { DAY } from './truth.mjs';

export const AREAS = ['SM'];
/** What is older says nothing any more, but for the newest of its kind. */
const KEPT_MS = 12 * DAY;
const NO_OWNER = { ownerConfirmedAt: null, contested: false, suspended: false, unit: 'litre' };

/** Derives from what was said the newest price `top`, the `base`, and the row of `current_price` as neighbours see it. */
export function show(pair, at) {
  const prices = pair.prices.filter(isAccepted);
  const top = newest(prices);
  const base = newest(prices.filter(isBase));
  pair.top = top;
  pair.base = base;
  const isYoung = ({ seenAt }) => seenAt > at - KEPT_MS;
  pair.prices = pair.prices.filter(
    (one) => isYoung(one) || one === top || one === base || isOpenClaim(one),
  );
  pair.confirmations = pair.confirmations.filter(isYoung);
  const isOwnBase = top === base;
  const confirmedAt = (word, isKnown) => {
    const since = stretchOf(prices, word);
    const said = pair.confirmations.filter(
      (one) => one.isKnown === isKnown && one.price === word.price,
    );
    return dateOf(newest(said.filter(({ seenAt }) => seenAt >= since)));
  };
  pair.shown = top && {
    ...NO_OWNER,
    station_id: pair.stationId,
    fuel_type_id: pair.fuelTypeId,
    areas: AREAS,
    price: top.price,
    origin: top.origin,
    observedAt: new Date(top.seenAt),
    voices: isOwnBase ? null : top.voices,
    base_price: isOwnBase ? null : (base?.price ?? null),
    baseOrigin: isOwnBase ? null : (base?.origin ?? null),
    baseAt: isOwnBase ? null : dateOf(base),
    knownConfirmedAt: confirmedAt(base ?? top, true),
    driverConfirmedAt: confirmedAt(top, false),
  };
}

/** Lets the price that is shown be a claim again. */
export const waitAgain = ({ top }, needed) => Object.assign(top, { state: 'reported', needed });

/** Since when a price holds without another one in between. */
function stretchOf(prices, { price, seenAt }) {
  const other = newest(prices.filter((one) => one.price !== price && one.seenAt < seenAt));
  const own = prices.filter(
    (one) => one.price === price && one.seenAt > (other?.seenAt ?? -Infinity),
  );
  return Math.min(...own.map((one) => one.seenAt));
}

const newest = (words) =>
  words.reduce((best, word) => (best && best.seenAt > word.seenAt ? best : word), undefined);
const dateOf = (word) => (word ? new Date(word.seenAt) : null);
