import type { PriceWords } from '../prices/judge/freshness.ts';
import type { KeptWord, SaidPrice } from './words.ts';

/** A price, and who has confirmed it so far. */
class Kept {
  readonly price: SaidPrice;
  ownerAt: number | undefined;
  knownAt: number | undefined;
  driverAt: number | undefined;

  constructor(price: SaidPrice) {
    this.price = price;
  }

  keep({ at, price, isDriver, isKnown, isLate }: KeptWord): void {
    if (price !== this.price.price) return;
    if (!isDriver) this.ownerAt = at;
    else if (isKnown) this.knownAt = at;
    else if (!isLate) this.driverAt = at;
  }
}

/**
 * The price that holds, and its base, as words are told one after the other (rule price-confirmed): the same as
 * `deriveCurrentPrices`, word by word.
 */
export class Stretch {
  #top: Kept | undefined;
  #base: Kept | undefined;

  get top(): SaidPrice | undefined {
    return this.#top?.price;
  }

  say(price: SaidPrice): void {
    const isSame = this.#top?.price.price === price.price;
    const top = new Kept(price);
    if (isSame) {
      const { ownerAt, knownAt, driverAt } = this.#top!;
      Object.assign(top, { ownerAt, knownAt, driverAt });
    }
    this.#top = top;
    if (price.voices === null && !price.doubtful) this.#base = top;
  }

  keep(word: KeptWord): void {
    this.#top?.keep(word);
    if (this.#base !== this.#top) this.#base?.keep(word);
  }

  /** What is known of the price's age. */
  get words(): Omit<PriceWords, 'unit'> {
    const { price, driverAt } = this.#top!;
    const isBase = price.voices === null && !price.doubtful;
    const base = isBase ? undefined : this.#base;
    const { ownerAt, knownAt } = base ?? this.#top!;
    return {
      origin: price.origin,
      observedAt: new Date(price.at),
      voices: price.voices,
      baseOrigin: base?.price.origin ?? null,
      baseAt: dateOf(base?.price.at),
      ownerConfirmedAt: dateOf(ownerAt),
      knownConfirmedAt: dateOf(knownAt),
      driverConfirmedAt: dateOf(driverAt),
    };
  }
}

const dateOf = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));
