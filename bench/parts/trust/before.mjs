// The rules until 2d87d461, in memory (report-ranks, report-held, report-proven, price-confirmed of then): a driver's price
// ranks when a second person says it, when its author is proven, or when it changes little and no gold. Owners apart.
import { deviatesBeyond } from '../../../contract/src/prices/report-gate.ts';
import { DAY, HOUR } from './truth.mjs';

const SMALL_PERMILLE = 20;
const HELD_PERMILLE = 100;
const AGREE_PERMILLE = 5;
const LAST_PRICE_MS = 30 * DAY;
const AGE_MS = { driver: 3 * DAY, administrator: 8 * DAY };
const HELD_MS = 48 * HOUR;
const HELD_AGREE_MS = 12 * HOUR;
const PROVEN = { claims: 5, people: 3, stations: 3, withoutMs: 90 * DAY };

export class RulesBefore {
  #pairs = new Map();
  /** By person: who bore claims out, at which stations, and when one was last contradicted. */
  #records = new Map();

  begin(pair, price, at) {
    this.#pairOf(pair).prices.push({ price, at, origin: 'administrator', said: new Map() });
  }

  say({ stationId, fuelTypeId, price, person, at }) {
    const pair = this.#pairOf({ stationId, fuelTypeId });
    pair.waiting = pair.waiting.filter(
      (claim) =>
        claim.person !== person && at <= claim.at + (claim.isHeld ? HELD_MS : AGE_MS.driver),
    );
    const current = pair.prices.at(-1);
    if (current?.price === price) {
      this.#confirm(pair, person, at);
      return;
    }
    const isHeld =
      current !== undefined &&
      current.at >= at - LAST_PRICE_MS &&
      deviatesBeyond(price, current.price, HELD_PERMILLE);
    const claim = { stationId, price, person, at, origin: 'driver', isHeld, against: new Set() };
    const agreeing = pair.waiting.filter((other) => agree(other, claim));
    for (const other of agreeing) {
      this.#record(other.person).borne.push({ stationId, by: person });
      if (other === agreeing[0]) this.#record(person).borne.push({ stationId, by: other.person });
    }
    if (agreeing.length > 0) accept(pair, claim, 'drivers');
    else if (!isHeld && this.#isProven(person, at)) accept(pair, claim, 'proven');
    else if (!isHeld && this.#isSmall(pair, price, at)) accept(pair, claim, 'small');
    else pair.waiting.push(claim);
  }

  passTime() {}

  shown(pair, at) {
    const { prices } = this.#pairOf(pair);
    const current = prices.at(-1);
    return current && { price: current.price, ranks: freshUntil(prices) >= at };
  }

  /** Two who later say that the price shown is still so contradict what waits. */
  #confirm(pair, person, at) {
    const current = pair.prices.at(-1);
    const isFirst = person !== current.person && at <= freshUntil(pair.prices);
    const first = current.said.get(person)?.first ?? (isFirst ? at : undefined);
    current.said.set(person, { first, newest: at });
    for (const claim of pair.waiting) claim.against.add(person);
    const isContradicted = ({ isHeld, against }) => !isHeld && against.size > 1;
    for (const claim of pair.waiting.filter(isContradicted)) {
      this.#record(claim.person).contradictedAt = at;
    }
    pair.waiting = pair.waiting.filter((claim) => !isContradicted(claim));
  }

  #isProven(person, at) {
    const { borne, contradictedAt } = this.#record(person);
    const differ = (key) => new Set(borne.map((one) => one[key])).size;
    return (
      borne.length >= PROVEN.claims &&
      differ('by') >= PROVEN.people &&
      differ('stationId') >= PROVEN.stations &&
      contradictedAt < at - PROVEN.withoutMs
    );
  }

  /** Less than 20 per mille from the last price that did not rank so by itself, unless another station would lead. */
  #isSmall(pair, price, at) {
    const base = pair.prices.findLast(
      ({ by, person, said }) => by !== 'small' || [...said.keys()].some((one) => one !== person),
    );
    const isNear = base && Math.abs(price - base.price) * 1_000 < SMALL_PERMILLE * base.price;
    if (!isNear) return false;
    const ranked = [...this.#pairs.values()].filter(
      ({ fuelTypeId, prices }) => fuelTypeId === pair.fuelTypeId && freshUntil(prices) >= at,
    );
    const before = ranked.map((one) => [one, one.prices.at(-1).price]);
    const after = [...before.filter(([one]) => one !== pair), [pair, price]];
    return leaders(before) === leaders(after);
  }

  #pairOf({ stationId, fuelTypeId }) {
    const key = `${stationId}/${fuelTypeId}`;
    if (!this.#pairs.has(key)) {
      this.#pairs.set(key, { stationId, fuelTypeId, prices: [], waiting: [] });
    }
    return this.#pairs.get(key);
  }

  #record(person) {
    if (!this.#records.has(person)) {
      this.#records.set(person, { borne: [], contradictedAt: -Infinity });
    }
    return this.#records.get(person);
  }
}

/** Two people say the same thousandth; of prices that are both held, nearly the same within hours. */
function agree(one, other) {
  if (!one.isHeld || !other.isHeld) return one.price === other.price;
  return (
    !deviatesBeyond(other.price, one.price, AGREE_PERMILLE) && other.at - one.at <= HELD_AGREE_MS
  );
}

function accept(pair, claim, by) {
  pair.prices.push({ ...claim, by, said: new Map() });
  if (by !== 'small') pair.waiting = [];
}

/** Of each driver the first word counts, of further ones the second newest; a price by one as long as the one before. */
function freshUntil(prices) {
  const current = prices.at(-1);
  if (!current) return -Infinity;
  const said = [...current.said.values()];
  const [, second = -Infinity] = said.map((one) => one.newest).toSorted((a, b) => b - a);
  const confirmedAt = Math.max(second, ...said.map(({ first = -Infinity }) => first));
  const isAlone = ({ by }) => by === 'small' || by === 'proven';
  const displaced = isAlone(current) && prices.findLast((price) => !isAlone(price));
  return Math.max(
    current.at + AGE_MS[current.origin],
    confirmedAt + AGE_MS.driver,
    displaced ? displaced.at + AGE_MS[displaced.origin] : -Infinity,
  );
}

function leaders(prices) {
  const lowest = Math.min(...prices.map(([, price]) => price));
  const first = prices.filter(([, price]) => price === lowest).map(([{ stationId }]) => stationId);
  return first.toSorted((a, b) => a - b).join();
}
