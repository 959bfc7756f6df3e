import type { KeptWord, SaidPrice } from './words.ts';

/** What one driver has confirmed of a price. */
interface DriverWords {
  /** The word that was said first, of those said while the price was fresh. */
  first: KeptWord | undefined;
  newestAt: number;
}

/**
 * A time in which one price holds, and who has confirmed it so far (rule price-confirmed): the same as `CONFIRMED` in
 * `prices/said-since.ts`, word by word.
 */
export class Stretch {
  /** The newest claim of the price. */
  top: SaidPrice;
  ownerAt: number | undefined;
  readonly #drivers = new Map<string | null, DriverWords>();

  constructor(top: SaidPrice) {
    this.top = top;
  }

  /** Notes a confirmation, if it is of this price. */
  keep(word: KeptWord): void {
    const { at, price, isDriver, person, isLate } = word;
    if (price !== this.top.price) return;
    if (!isDriver) {
      this.ownerAt = at;
      return;
    }
    const before = this.#drivers.get(person)?.first;
    const isFirst = !isLate && (!before || word.order < before.order);
    this.#drivers.set(person, { first: isFirst ? word : before, newestAt: at });
  }

  /** When drivers have confirmed the price, as far as it counts. */
  get driverAt(): number | undefined {
    const { origin, person: author } = this.top;
    const others = [...this.#drivers].filter(
      ([person]) => origin !== 'driver' || person !== author,
    );
    const firsts = others.map(([, { first }]) => first?.at).filter(isSaid);
    const named = others.filter(([person]) => person !== null);
    const counting = [
      firsts.length > 0 ? Math.min(...firsts) : undefined,
      ...named.map(([, { first }]) => first?.at),
      // Of different people the second newest: nobody keeps a price fresh alone.
      [...this.#drivers]
        .filter(([person]) => person !== null)
        .map(([, { newestAt }]) => newestAt)
        .toSorted((a, b) => b - a)[1],
    ].filter(isSaid);
    return counting.length > 0 ? Math.max(...counting) : undefined;
  }
}

/**
 * The newest price that ranks not by one driver's word alone, and when its owner has last confirmed it: `DISPLACED` in
 * `prices/said-since.ts`.
 */
export class Base {
  #price: SaidPrice | undefined;
  #ownerAt: number | undefined;

  say(price: SaidPrice): void {
    if (price.doubtful || price.isAlone) return;
    this.#price = price;
    this.#ownerAt = undefined;
  }

  keep({ at, price, isDriver }: KeptWord): void {
    if (!isDriver && price === this.#price?.price) this.#ownerAt = at;
  }

  /** Its newest word, if one driver alone has displaced it by this claim. */
  displacedBy({ isAlone }: SaidPrice): Pick<SaidPrice, 'origin' | 'at'> | undefined {
    if (!isAlone || !this.#price) return undefined;
    return this.#ownerAt === undefined ? this.#price : { origin: 'owner', at: this.#ownerAt };
  }
}

const isSaid = (at: number | undefined): at is number => at !== undefined;
