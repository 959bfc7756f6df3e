/** Derives the states of drivers' claims from the evidence that stands: a pure function (rule report-ranks). */
import {
  DECISIVE,
  type DriverClaim,
  type Evidence,
  type FixedPrice,
  type HeardConfirmation,
  type Patience,
  type Standing,
} from './driver-claim.ts';
import { isFarFrom } from './distance.ts';
import { Truths } from './truths.ts';

/** A claim that waits, and what was said against it. */
interface Waiting {
  claim: DriverClaim;
  against: Set<string>;
  /** When a proven author's price may displace the owner's. */
  ranksAt: number;
}

type Happening =
  | { kind: 'fixed'; at: number; word: FixedPrice }
  | { kind: 'confirmed'; at: number; word: HeardConfirmation }
  | { kind: 'claimed'; at: number; word: DriverClaim };

/**
 * Tells the evidence in the order in which it was received, of one instant in that of the log, and what became of each
 * claim by it.
 * @param now in milliseconds since 1970
 * @returns by the claims' ids
 */
export function standingOf(
  { claims, fixed, confirmations }: Evidence,
  patience: Patience,
  now: number,
): Map<string, Standing> {
  const story = new Story(confirmations, patience);
  const observed: Happening[] = [
    ...fixed.map((word) => ({ kind: 'fixed' as const, at: word.receivedAt, word })),
    ...claims.map((word) => ({ kind: 'claimed' as const, at: word.receivedAt, word })),
  ].toSorted((a, b) => Number(a.word.id) - Number(b.word.id));
  const happenings: Happening[] = [
    ...observed,
    ...confirmations.map((word) => ({ kind: 'confirmed' as const, at: word.receivedAt, word })),
  ];
  for (const { kind, at, word } of happenings.toSorted((a, b) => a.at - b.at)) {
    story.passTime(at);
    if (kind === 'fixed') story.hearFixed(word);
    else if (kind === 'confirmed') story.hearConfirmation(word);
    else story.hearClaim(word);
  }
  story.passTime(now);
  story.endOthers(now);
  return story.standings;
}

class Story {
  readonly standings = new Map<string, Standing>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #truths: Truths;
  readonly #patience: Patience;

  constructor(confirmations: readonly HeardConfirmation[], patience: Patience) {
    this.#truths = new Truths(confirmations, patience);
    this.#patience = patience;
  }

  /** Lets claims lapse whose time ended before an instant, and proven ones rank. */
  passTime(until: number): void {
    const { reportedMs, heldMs } = this.#patience;
    for (const { claim, ranksAt } of this.#waiting.values()) {
      const isHeld = isHidden(claim);
      const end = isHeld ? claim.receivedAt + heldMs : claim.seenAt + reportedMs;
      if (ranksAt <= end && ranksAt <= until) {
        this.#accept(claim, 'proven', ranksAt, null);
        this.#overtake(claim, ranksAt);
      } else if (end < until) this.#end(claim, 'lapsed', 'time', end, null);
    }
  }

  hearFixed(word: FixedPrice): void {
    const isDriver = word.origin === 'driver';
    if (isDriver && word.person !== null) {
      this.#replace(word.person, word.receivedAt, word.reportId);
    }
    if (word.isVoid) return;
    this.#decide(word);
    const by = isDriver ? 'drivers' : word.origin;
    for (const { claim } of this.#waiting.values()) {
      const leaning = word.wasHeld ? 'held' : 'plain';
      if (this.#agree({ ...word, leaning }, claim)) {
        this.#accept(claim, by, word.receivedAt, word.reportId);
      } else if (claim.seenAt <= word.seenAt && !word.isSmall) {
        this.#end(claim, 'lapsed', 'overtaken', word.receivedAt, word.reportId);
      }
    }
    this.#truths.add(word);
  }

  hearConfirmation(word: HeardConfirmation): void {
    const { person, price, receivedAt, reportId } = word;
    this.#decide(word);
    if (word.origin !== 'driver' || person === null) return;
    this.#replace(person, receivedAt, reportId);
    for (const { claim, against } of this.#waiting.values()) {
      if (claim.price === price) this.#accept(claim, 'drivers', receivedAt, reportId);
      else this.#contradict(claim, against, word);
    }
  }

  hearClaim(claim: DriverClaim): void {
    const { receivedAt: at, reportId, person } = claim;
    if (person !== null) this.#replace(person, at, reportId);
    if (claim.leaning === 'unsold') return this.#wait(claim);
    const agreeing = [...this.#waiting.values()].filter((other) => this.#agree(other.claim, claim));
    const voice = agreeing[0]?.claim.reportId ?? this.#truths.voiceFor(claim)?.reportId;
    if (agreeing.length > 0 || voice !== undefined) {
      for (const other of agreeing) this.#accept(other.claim, 'drivers', at, reportId);
      this.#accept(claim, 'drivers', at, voice ?? null);
      this.#overtake(claim, at);
    } else if (claim.leaning === 'small' && this.#truths.isBaseOf(claim)) {
      this.#accept(claim, 'small', at, null);
    } else {
      this.#wait(claim);
    }
  }

  /** Ends what waits though its author has gone or is locked out. */
  endOthers(now: number): void {
    for (const { claim } of this.#waiting.values()) {
      const { ended } = claim;
      if (ended) this.#end(claim, ended.state, ended.by, now, null);
    }
  }

  /** An owner or administrator says a price. */
  #decide({ origin, price, receivedAt, reportId }: FixedPrice | HeardConfirmation): void {
    if (!DECISIVE.includes(origin)) return;
    for (const { claim } of this.#waiting.values()) {
      if (claim.price === price) this.#accept(claim, origin, receivedAt, reportId);
      else if (isFarFrom(claim.price, price, this.#patience.agreePermille)) {
        this.#end(claim, 'rejected', origin, receivedAt, reportId);
      }
    }
  }

  #wait(claim: DriverClaim): void {
    const isProven = claim.leaning === 'proven';
    const ranksAt = isProven
      ? Math.max(claim.receivedAt, this.#truths.ownerHoldsUntil(claim))
      : Infinity;
    const against = new Set<string>();
    this.#waiting.set(claim.id, { claim, against, ranksAt });
    this.standings.set(claim.id, {
      state: isHidden(claim) ? 'held' : 'reported',
      by: null,
      at: null,
      reportId: null,
    });
    // Said before by somebody who saw it later: their phone had the network.
    for (const word of this.#truths.confirmations) {
      if (word.receivedAt > claim.receivedAt || word.price === claim.price) continue;
      this.#contradict(claim, against, word);
      if (!this.#waiting.has(claim.id)) return;
    }
  }

  #contradict(claim: DriverClaim, against: Set<string>, word: HeardConfirmation): void {
    const { person, origin, seenAt, receivedAt, reportId } = word;
    if (isHidden(claim) || origin !== 'driver' || person === null) return;
    if (person === claim.person || seenAt <= claim.seenAt) return;
    against.add(person);
    const at = Math.max(receivedAt, claim.receivedAt);
    if (against.size > 1) this.#end(claim, 'rejected', 'drivers', at, reportId);
  }

  /** A person's newest word stands for the earlier ones. */
  #replace(person: string, at: number, reportId: string | null): void {
    for (const { claim } of this.#waiting.values()) {
      if (claim.person === person) this.#end(claim, 'lapsed', 'replaced', at, reportId);
    }
  }

  #overtake({ seenAt, reportId }: DriverClaim, at: number): void {
    for (const { claim } of this.#waiting.values()) {
      if (claim.seenAt <= seenAt) this.#end(claim, 'lapsed', 'overtaken', at, reportId);
    }
  }

  /** Two people say the same thousandth; of prices that are both held, nearly the same within hours. */
  #agree(
    a: { price: number; leaning: string; person: string | null; receivedAt: number },
    b: DriverClaim,
  ): boolean {
    const { agreePermille, heldAgreeMs } = this.#patience;
    if (a.person === b.person) return false;
    if (a.leaning !== 'held' || b.leaning !== 'held') return a.price === b.price;
    const isNear = Math.abs(a.price - b.price) * 1_000 <= agreePermille * a.price;
    return isNear && Math.abs(a.receivedAt - b.receivedAt) <= heldAgreeMs;
  }

  #accept(claim: DriverClaim, by: string, at: number, reportId: string | null): void {
    this.#end(claim, 'accepted', by, at, reportId);
    this.#truths.add({
      ...claim,
      origin: 'driver',
      isSmall: by === 'small',
      wasHeld: claim.leaning === 'held',
      isVoid: false,
    });
  }

  #end(
    { id }: DriverClaim,
    state: Standing['state'],
    by: string | null,
    at: number,
    reportId: string | null,
  ): void {
    this.#waiting.delete(id);
    this.standings.set(id, { state, by, at, reportId });
  }
}

/** True for a claim that waits without being shown. */
const isHidden = ({ leaning }: DriverClaim): boolean => leaning === 'held' || leaning === 'unsold';
