/**
 * Finds the current price, its base and their confirmations by applying reports one by one (rule price-confirmed): pure.
 */
import type { PriceAgeFacts } from '../evaluate/freshness.ts';
import { isBase, type Confirmation, type LoggedPrice } from './pair-state.ts';

/** An accepted price. */
export type AcceptedPrice = Pick<
  LoggedPrice,
  'seenAt' | 'price' | 'origin' | 'doubtful' | 'supporters'
>;
/** A confirmation that counts. */
export type CountedConfirmation = Pick<
  Confirmation,
  'seenAt' | 'price' | 'origin' | 'isKnown' | 'isLate'
>;

/** A price, its start, and its confirmations so far. */
interface ConfirmedPrice<Price> {
  price: Price;
  since: number;
  ownerAt?: number;
  knownAt?: number;
  driverAt?: number;
}

/** Orders reports by time; at one instant the price comes before its confirmations. */
export const reportsInOrder = <Price extends AcceptedPrice>(
  prices: readonly Price[],
  confirmed: readonly CountedConfirmation[],
): (Price | CountedConfirmation)[] =>
  [...prices, ...confirmed].toSorted((a, b) => a.seenAt - b.seenAt);

/** Tracks the current price and its base, with the same result as `deriveCurrentPrices`. */
export class PriceTracker<Price extends AcceptedPrice = AcceptedPrice> {
  #top: ConfirmedPrice<Price> | undefined;
  #base: ConfirmedPrice<Price> | undefined;
  /**
   * The price of the previous instant, which the current one may continue; none if that instant has several prices, as
   * then another price held in between.
   */
  #before: ConfirmedPrice<Price> | undefined;
  #hasSeveral = false;

  get top(): Price | undefined {
    return this.#top?.price;
  }

  /** The base price, if the current price is not one itself. */
  get base(): Price | undefined {
    return this.#beside?.price;
  }

  get since(): number {
    return this.#top!.since;
  }

  add(report: Price | CountedConfirmation): void {
    if ('supporters' in report) this.#addPrice(report);
    else {
      noteConfirmation(this.#top, report);
      noteConfirmation(this.#beside, report);
    }
  }

  #addPrice(price: Price): void {
    const top = this.#top;
    if (top?.price.seenAt !== price.seenAt) {
      this.#before = this.#hasSeveral ? undefined : top;
      this.#hasSeveral = false;
    } else if (top.price.price !== price.price) this.#hasSeveral = true;
    const isSame = this.#before?.price.price === price.price;
    // The same price again continues: it keeps its start and its confirmations.
    this.#top = { since: price.seenAt, ...(isSame && this.#before), price };
    if (isBase(price)) this.#base = this.#top;
  }

  get #beside(): ConfirmedPrice<Price> | undefined {
    return this.#base === this.#top ? undefined : this.#base;
  }

  /**
   * The facts of the current price's age. Firm sources' and known drivers' confirmations count for the base, unknown
   * drivers' for the displayed price. A price with two supporters is a base itself, which needs no count.
   */
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

function noteConfirmation(
  confirmed: ConfirmedPrice<AcceptedPrice> | undefined,
  report: CountedConfirmation,
): void {
  const { seenAt, price, origin, isKnown, isLate } = report;
  if (price !== confirmed?.price.price) return;
  if (origin !== 'driver') confirmed.ownerAt = seenAt;
  else if (isKnown) confirmed.knownAt = seenAt;
  else if (!isLate) confirmed.driverAt = seenAt;
}

const dateOf = (at: number | undefined): Date | null => (at === undefined ? null : new Date(at));
