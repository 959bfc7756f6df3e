// What a fuel's words come to: the price that is shown, with its base and who has confirmed either (as `deriveCurrentPrices`).
import { DAY } from './truth.mjs';

export const AREAS = ['SM'];
/** Of a driver's price that waits. */
export const CLAIM = { isClaim: true, isAgain: true, voices: 0, needed: null };
/** What is older says nothing any more, but for the newest of its kind. */
const KEPT_MS = 12 * DAY;
const NO_OWNER = { ownerConfirmedAt: null, contested: false, suspended: false, unit: 'litre' };

/** Derives from `pair.words` the newest price `top`, the `base`, and the row of `current_price` as neighbours see it. */
export function show(pair, at) {
  const prices = pair.words.filter(({ isVoid, isConfirmation }) => !isVoid && !isConfirmation);
  const top = newest(prices);
  const base = newest(prices.filter(({ voices }) => voices === null || voices > 1));
  pair.top = top;
  pair.base = base;
  pair.words = pair.words.filter(
    (word) => word.seenAt > at - KEPT_MS || word === top || word === base,
  );
  const isBase = top === base;
  const confirmedAt = (word, isKnown) => {
    const since = stretchOf(prices, word);
    const said = pair.words.filter(
      (one) => one.isConfirmation && one.isKnown === isKnown && one.price === word.price,
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
    voices: isBase ? null : top.voices,
    base_price: isBase ? null : (base?.price ?? null),
    baseOrigin: isBase ? null : (base?.origin ?? null),
    baseAt: isBase ? null : dateOf(base),
    knownConfirmedAt: confirmedAt(base ?? top, true),
    driverConfirmedAt: confirmedAt(top, false),
  };
}

/** Lets the price that is shown be a claim again. */
export function waitAgain(pair, needed) {
  const { top, words, claims } = pair;
  const { voices } = top;
  pair.words = words.filter((word) => word !== top);
  pair.claims = [...claims, { ...top, ...CLAIM, voices, needed, state: 'reported' }].toSorted(
    (a, b) => a.receivedAt - b.receivedAt,
  );
}

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
