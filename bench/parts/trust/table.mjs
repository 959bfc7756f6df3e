// The rules of today in memory: each fuel's log as lists, evaluated by the product's own functions (decision 0050).
import { FUEL_TYPES } from '@pieno/contract/prices/fuels.ts';
import { emptyState, isOpenClaim } from '../../../server/src/modules/prices/fold/pair-state.ts';
import { evaluateWaiting } from '../../../server/src/modules/prices/fold/waiting.ts';
import { basePrices } from '../../../server/src/modules/prices/evaluate/base-price.ts';
import { lastInstants, priceAges } from '../../../server/src/modules/prices/evaluate/freshness.ts';
import { gateLimits } from '../../../server/src/modules/prices/evaluate/gate-limits.ts';
import { evaluateEntry } from '../../../server/src/modules/prices/evaluate/evaluate-report.ts';
import {
  movesMedal,
  rankedPrices,
  withPrice,
} from '../../../server/src/modules/prices/evaluate/medals.ts';
import { patienceFor } from '../../../server/src/modules/prices/evaluate/patience.ts';
import { neededVoices } from '../../../server/src/modules/prices/evaluate/trust.ts';
import { AREAS, show, waitAgain } from './shown.mjs';
import { Shares } from './shares.mjs';
import { FUELS } from './truth.mjs';

const TYPES = new Map(FUEL_TYPES.map((fuel) => [fuel.id, fuel]));
const SELLS = new Set(FUEL_TYPES.map(({ decade }) => decade));

export class TableRules {
  /** How many words of known drivers were heard, and how many of them as anybody's, as their share was used up. */
  heard = { known: 0, asAnybody: 0 };
  #shares;
  #pairs = new Map();
  #nextId = 1;
  #beltAt;
  #rules;
  #patience;
  #movesMedal;

  /** @param changed numbers of the table in place of the product's, and what counts as a medal that moves */
  constructor(beltAt, { limits, patience, settings = [], moves = movesMedal } = {}) {
    const kept = new Map(settings);
    this.#beltAt = beltAt;
    this.#rules = {
      settings: kept,
      limits: { ...gateLimits(kept), ...limits },
      ages: priceAges(kept),
      fuels: TYPES,
      medians: new Map(),
      belt: new Map(),
    };
    this.#patience = { ...patienceFor(kept, 'litre'), ...patience };
    this.#movesMedal = moves;
    this.#shares = new Shares(this.#rules, beltAt, this.#pairs);
  }

  /** Lets an administrator say a price. */
  begin({ stationId, fuelTypeId }, price, at) {
    const pair = this.#pairOf({ stationId, fuelTypeId }, at);
    pair.prices.push({
      ...this.#wordOf({ price, at }),
      origin: 'administrator',
      state: 'accepted',
      voices: null,
    });
    pair.firm = { price, seenAt: at };
    show(pair, at);
  }

  /** Hears a driver. */
  say({ stationId, fuelTypeId, price, person, isKnown, at }) {
    const pair = this.#pairOf({ stationId, fuelTypeId }, at);
    const now = new Date(at);
    const { shown } = pair;
    const [last, lastWithBelt] = this.#basePrices(pair, at);
    const isHeard = isKnown && this.#shares.hasRoom(person, pair, price, at);
    this.heard.known += Number(isKnown);
    this.heard.asAnybody += Number(isKnown && !isHeard);
    const { outcome, reason, givesRank } = evaluateEntry(
      { origin: 'driver', isSure: true },
      now,
      { stationId, fuelTypeId, price, observedAt: now },
      false,
      {
        rules: this.#rules,
        facts: {
          current: shown,
          reported: [],
          sells: SELLS,
          isKnown: true,
          isKnownAuthor: isHeard,
          last: last && { price: last, observedAt: new Date(pair.base.seenAt) },
          lastWithBelt,
          reference: undefined,
          anchor: this.#rules.belt.get(fuelTypeId),
        },
      },
    );
    const word = { ...this.#wordOf({ price, at }), origin: 'driver', person, isKnown: isHeard };
    if (outcome === 'confirmed') {
      if (givesRank) this.#shares.spend(person, pair, price, at);
      pair.confirmations.push({ ...word, isSuperseded: false });
    } else if (outcome === 'reported' || outcome === 'held') {
      pair.prices.push({ ...word, state: outcome, reason: reason ?? null, voices: 0 });
    } else return;
    this.#settle(pair, at);
  }

  /** Looks at what waits, and at what holds for as long as no medal hangs on it: the job of waiting reports. */
  passTime(at) {
    for (const pair of this.#pairs.values()) this.#evaluate(pair, at);
    for (const fuel of FUELS) this.#review(fuel, at);
  }

  /** @returns the price that is shown, and whether it ranks; undefined where there is none */
  shown({ stationId, fuelTypeId }, at) {
    const { shown } = this.#pairOf({ stationId, fuelTypeId }, at);
    return shown && { price: shown.price, ranks: this.#isFresh(shown, at) };
  }

  #settle(pair, at) {
    const before = this.shown(pair, at);
    this.#evaluate(pair, at);
    const after = this.shown(pair, at);
    if (before?.price === after?.price && before?.ranks === after?.ranks) return;
    this.#review(pair.fuelTypeId, at);
  }

  /** Decides about a fuel's claims, and derives its price. */
  #evaluate(pair, at) {
    if (!pair.prices.some(isOpenClaim)) return show(pair, at);
    const measure = {
      neededFor: (price) => neededVoices(this.#effectOf(pair, price, at), this.#rules.limits),
      expectedPrice: () => undefined,
      hasRoom: (person, { price }) => this.#shares.hasRoom(person, pair, price, at),
    };
    Object.assign(pair, { isAgain: true, carried: [] });
    evaluateWaiting(pair, this.#patience, measure, at);
    for (const { person, price } of pair.carried) this.#shares.spend(person, pair, price, at);
    show(pair, at);
  }

  #effectOf(pair, price, at) {
    const { stationId, fuelTypeId, shown } = pair;
    const word = { stationId, fuelTypeId, price };
    const ranked = this.#standing(pair, at);
    return {
      price,
      basePrices: this.#basePrices(pair, at),
      movesMedal: this.#movesMedal(ranked, word, AREAS, TYPES.get(fuelTypeId)),
      isLate: !shown || !this.#isFresh(shown, at),
    };
  }

  /** What ranks, of free prices and the station's own their base. */
  #standing({ stationId, fuelTypeId }, at) {
    const prices = this.#shownOf(fuelTypeId).map(({ shown }) =>
      shown.voices === 0 || (shown.voices === 1 && shown.station_id === stationId)
        ? { ...shown, price: shown.base_price ?? shown.price }
        : shown,
    );
    return rankedPrices(prices, this.#rules, new Date(at));
  }

  /** Lets prices of fewer than two known people wait again that their base or a medal does not bear any more. */
  #review(fuelTypeId, at) {
    const fuel = TYPES.get(fuelTypeId);
    const provisional = this.#shownOf(fuelTypeId)
      .filter(({ shown }) => shown.voices !== null)
      .toSorted((a, b) => a.shown.observedAt - b.shown.observedAt);
    if (provisional.length === 0) return;
    const shown = rankedPrices(
      this.#shownOf(fuelTypeId).map((pair) => pair.shown),
      this.#rules,
      new Date(at),
    );
    const ranking = new Set(shown.map(({ stationId }) => stationId));
    let ranked = provisional.reduce(
      (prices, { stationId, shown: { base_price: price } }) =>
        price !== null && ranking.has(stationId)
          ? withPrice(prices, { stationId, fuelTypeId, price }, AREAS, fuel)
          : prices,
      shown,
    );
    const dropped = provisional.filter((pair) => {
      const { price, voices } = pair.shown;
      const word = { stationId: pair.stationId, fuelTypeId, price };
      const ranks = ranking.has(pair.stationId);
      const needed = neededVoices(
        {
          price,
          basePrices: this.#basePrices(pair, at),
          movesMedal: ranks && this.#movesMedal(ranked, word, AREAS, fuel),
        },
        this.#rules.limits,
      );
      if (needed > voices) {
        waitAgain(pair, needed);
        return true;
      }
      if (ranks) ranked = withPrice(ranked, word, AREAS, fuel);
      return false;
    });
    for (const pair of dropped) show(pair, at);
    if (dropped.length > 0) this.#review(fuelTypeId, at);
  }

  #basePrices({ base, fuelTypeId }, at) {
    const [then, now] = [base?.seenAt, at].map((time) => time && this.#beltAt(fuelTypeId, time));
    return basePrices(base?.price, then ?? null, now);
  }

  #pairOf({ stationId, fuelTypeId }, at) {
    this.#rules.belt.set(fuelTypeId, this.#beltAt(fuelTypeId, at));
    const key = `${stationId}/${fuelTypeId}`;
    if (!this.#pairs.has(key)) {
      this.#pairs.set(key, { ...emptyState(), stationId, fuelTypeId });
    }
    return this.#pairs.get(key);
  }

  #shownOf = (fuel) =>
    [...this.#pairs.values()].filter(({ fuelTypeId, shown }) => fuelTypeId === fuel && shown);

  #isFresh = (shown, at) => (shown.fresh ??= lastInstants(shown, this.#rules.ages).fresh) >= at;

  #wordOf = ({ price, at }) => ({
    id: (this.#nextId += 1),
    price,
    seenAt: at,
    receivedAt: at,
    person: null,
    isKnown: false,
    reportId: null,
    doubtful: false,
    reason: null,
    decidedBy: null,
    decidedAt: null,
    needed: null,
  });
}
