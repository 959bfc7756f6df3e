// Where known drivers' words have effect, in memory: as `readRoom` and `readShares` of the product (decision 0065).
import { isAccepted } from '../../../server/src/modules/prices/fold/pair-state.ts';
import { expectedPriceOf } from '../../../server/src/modules/prices/evaluate/base-price.ts';
import { lastInstants } from '../../../server/src/modules/prices/evaluate/freshness.ts';
import { hasRoom, isNearExpected } from '../../../server/src/modules/prices/evaluate/share.ts';
import { DAY } from './truth.mjs';

const KEPT_MS = 3 * DAY;

export class Shares {
  /** Person, stationId, decade, since when. */
  #spent = [];
  #rules;
  #beltAt;
  #pairs;

  /** @param pairs each fuel at each station with its words, as `TableRules` keeps them */
  constructor(rules, beltAt, pairs) {
    this.#rules = rules;
    this.#beltAt = beltAt;
    this.#pairs = pairs;
  }

  /** Whether a known driver's word has effect there. */
  hasRoom(person, pair, price, at) {
    this.#spent = this.#spent.filter((share) => share.at + KEPT_MS > at || this.#stands(share, at));
    return (
      !this.#isCounted(pair, price, at) ||
      hasRoom(this.#spent, this.#shareOf(person, pair), this.#rules.limits)
    );
  }

  spend(person, pair, price, at) {
    if (this.#isCounted(pair, price, at)) this.#spent.push({ ...this.#shareOf(person, pair), at });
  }

  #decadeOf = (fuelTypeId) => this.#rules.fuels.get(fuelTypeId).decade;

  #shareOf = (person, { stationId, fuelTypeId }) => ({
    person,
    stationId,
    decade: this.#decadeOf(fuelTypeId),
  });

  #isCounted({ firm, base, fuelTypeId }, price, at) {
    const saidOf = (word) =>
      word && {
        price: word.price,
        at: new Date(word.seenAt),
        beltThen: this.#beltAt(fuelTypeId, word.seenAt) ?? null,
      };
    const today = { at: new Date(at), belt: this.#beltAt(fuelTypeId, at) };
    const { limits } = this.#rules;
    return !isNearExpected(
      price,
      expectedPriceOf(saidOf(firm), saidOf(base), today, limits),
      limits,
    );
  }

  /** Whether a rank stands by what the person said or confirmed as somebody known. */
  #stands({ person, stationId, decade }, at) {
    const isOf = (word) => word.person === person && word.isKnown;
    const carries = (word) => isAccepted(word) && word.voices > 0;
    return [...this.#pairs.values()].some(
      ({ shown, base, prices, confirmations, ...pair }) =>
        shown &&
        pair.stationId === stationId &&
        this.#decadeOf(pair.fuelTypeId) === decade &&
        lastInstants(shown, this.#rules.ages).fresh >= at &&
        [...prices.filter(carries), ...confirmations].some(
          (word) => isOf(word) && (word.price === shown.price || word.price === base?.price),
        ),
    );
  }
}
