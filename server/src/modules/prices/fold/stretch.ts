/**
 * Finds the current price, its base and their confirmations by applying reports one by one (rule price-confirmed): pure.
 */
import type { PriceAgeFacts } from '../evaluate/freshness.ts';
import { isBase, type Confirmation, type LoggedPrice } from './pair-state.ts';

/** An accepted price, and a confirmation that counts. */
export type AcceptedPrice = Pick<
  LoggedPrice,
  'seenAt' | 'price' | 'origin' | 'doubtful' | 'supporters'
>;
export type CountedConfirmation = Pick<
  Confirmation,
  'seenAt' | 'price' | 'origin' | 'isKnown' | 'isLate'
>;

/** A price, its start, and its confirmations so far. */
interface Kept<Price> {
  price: Price;
  since: number;
  ownerAt?: number;
  knownAt?: number;
  driverAt?: number;
}

/** Orders reports by time; at one instant the price comes before its confirmations. */
export const reportsInOrder = <Price extends AcceptedPrice>(
  prices: readonly Price[],
  kept: readonly CountedConfirmation[],
): (Price | CountedConfirmation)[] => [...prices, ...kept].toSorted((a, b) => a.seenAt - b.seenAt);

/** Tracks the current price and its base, with the same result as `deriveCurrentPrices`. */
export class Stretch<Price extends AcceptedPrice = AcceptedPrice> {
  #top: Kept<Price> | undefined;
  #base: Kept<Price> | undefined;
  /** The price of the previous instant, unless that has several. */
  #before: Kept<Price> | undefined;
  #isOneOfSeveral = false;

  get top(): Price | undefined {
    return this.#top?.price;
  }

  /** The base beside a price that is not one. */
  get base(): Price | undefined {
    return this.#beside?.price;
  }

  get since(): number {
    return this.#top!.since;
  }

  add(report: Price | CountedConfirmation): void {
    if ('supporters' in report) this.#addPrice(report);
    else {
      keep(this.#top, report);
      keep(this.#beside, report);
    }
  }

  #addPrice(price: Price): void {
    const top = this.#top;
    if (top?.price.seenAt !== price.seenAt) {
      this.#before = this.#isOneOfSeveral ? undefined : top;
      this.#isOneOfSeveral = false;
    } else if (top.price.price !== price.price) this.#isOneOfSeveral = true;
    const isSame = this.#before?.price.price === price.price;
    this.#top = { since: price.seenAt, ...(isSame && this.#before), price };
    if (isBase(price)) this.#base = this.#top;
  }

  get #beside(): Kept<Price> | undefined {
    return this.#base === this.#top ? undefined : this.#base;
  }

  /** The facts of the current price's age. */
  get ageFacts(): Omit<PriceAgeFacts, 'unit'> {
    const { price, driverAt } = this.#top!;
    const { ownerAt, knownAt } = this.#beside ?? this.#top!;
    return {
      origin: price.origin,
      observedAt: new Date(price.seenAt),
      supporters: price.supporters !== null && price.supporters < 2 ? price.supporters : null,
      baseOrigin: this.base?.origin ?? null,
      baseAt: dateOf(this.base?.seenAt),
      ownerConfirmedAt: dateOf(ownerAt),
      knownConfirmedAt: dateOf(knownAt),
      driverConfirmedAt: dateOf(driverAt),
    };
  }
}

function keep(kept: Kept<AcceptedPrice> | undefined, report: CountedConfirmation): void {
  const { seenAt, price, origin, isKnown, isLate } = report;
  if (price !== kept?.price.price) return;
  if (origin !== 'driver') kept.ownerAt = seenAt;
  else if (isKnown) kept.knownAt = seenAt;
  else if (!isLate) kept.driverAt = seenAt;
}

const dateOf = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));
