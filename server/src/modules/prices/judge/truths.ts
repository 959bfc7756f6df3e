import type { DriverClaim, FixedPrice, HeardConfirmation, Patience } from './driver-claim.ts';

/** The accepted prices of one station's fuel as far as they have been told, and what was confirmed of them. */
export class Truths {
  readonly #prices: FixedPrice[] = [];
  readonly confirmations: readonly HeardConfirmation[];
  readonly #patience: Patience;

  constructor(confirmations: readonly HeardConfirmation[], patience: Patience) {
    this.confirmations = confirmations;
    this.#patience = patience;
  }

  add(price: FixedPrice): void {
    this.#prices.push(price);
  }

  /**
   * What another person has said before with the same price, and no other price has held since: an accepted price, or a
   * confirmation of one that was taken back.
   */
  voiceFor(claim: DriverClaim): FixedPrice | HeardConfirmation | undefined {
    const before = this.#newest(claim);
    const isOther = (word: { person: string | null }) => word.person !== claim.person;
    if (before?.price === claim.price && isOther(before)) return before;
    const oldest = claim.seenAt - this.#patience.reportedMs;
    return this.confirmations.find(
      (word) =>
        word.origin === 'driver' &&
        word.person !== null &&
        isOther(word) &&
        word.price === claim.price &&
        word.receivedAt <= claim.receivedAt &&
        word.seenAt >= Math.max(oldest, before?.seenAt ?? -Infinity),
    );
  }

  /** True while the price that a small claim was compared with is still the one before it. */
  isBaseOf(claim: DriverClaim): boolean {
    const base = this.#newest(claim, (price) => !price.isSmall || this.#isConfirmed(price));
    return base !== undefined && base.price === claim.base;
  }

  /** Until when the price before a claim is an owner's word that only two people displace; -Infinity if it is not. */
  ownerHoldsUntil(claim: DriverClaim): number {
    const before = this.#newest(claim);
    if (!before) return -Infinity;
    const words = this.confirmations
      .filter(({ origin, price }) => origin === 'owner' && price === before.price)
      .filter(({ seenAt }) => seenAt >= before.seenAt && seenAt <= claim.receivedAt)
      .map(({ seenAt }) => seenAt);
    const said = Math.max(before.origin === 'owner' ? before.seenAt : -Infinity, ...words);
    return said + this.#patience.ownerMs;
  }

  #isConfirmed(price: FixedPrice): boolean {
    return this.confirmations.some(
      (word) =>
        word.price === price.price &&
        word.person !== null &&
        word.person !== price.person &&
        word.seenAt >= price.seenAt,
    );
  }

  /** The newest price at or before a claim. */
  #newest(
    claim: DriverClaim,
    counts: (price: FixedPrice) => boolean = () => true,
  ): FixedPrice | undefined {
    return this.#prices
      .filter((price) => price.seenAt <= claim.seenAt && counts(price))
      .reduce<FixedPrice | undefined>(
        (newest, price) => (newest && newest.seenAt > price.seenAt ? newest : price),
        undefined,
      );
  }
}
