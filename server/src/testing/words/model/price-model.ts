/**
 * A model in memory of what is believed of a station's fuel, written from docs/product.md and decisions 0013, 0028 and
 * 0029: a list of all that was said, and what follows from it.
 */
import { JOBS_MS, MINUTE_MS, seenAt, type Deed, type PlaceState, type Word } from '../word.ts';
import { currentPrice } from './current-price.ts';
import { closeDisputes, dispute } from './disputes.ts';
import { driversClaim, freshUntil, importRow, saidWithinHour } from './door.ts';
import { isReal, newest, type Claim, type Kept } from './kept.ts';
import { isOpen, judge } from './standing.ts';

const UNDO_MS = 10 * MINUTE_MS;
const DRIVER_MS = 3 * 24 * 60 * MINUTE_MS;

type WordOf<Act extends Deed['act']> = Word & { act: Act };

/** Hears the words of one place, one after the other. */
export class PriceModel {
  readonly #kept: Kept = {
    claims: [],
    confirmations: [],
    disputes: [],
    takenBackFrom: Infinity,
  };
  readonly #words = new Map<number, Word>();
  #last = Infinity;
  readonly #medians: ReadonlyMap<string, number>;

  /** @param medians of the files of an origin */
  constructor(medians: ReadonlyMap<string, number>) {
    this.#medians = medians;
  }

  hear(word: Word): void {
    if (word.at - this.#last >= JOBS_MS) this.#passTime(word.at);
    this.#last = word.at;
    if (word.act === 'jobs') this.#passTime(word.at);
    this.#apply(word);
    judge(this.#kept, word.at);
    this.#words.set(word.label, word);
  }

  #passTime(now: number): void {
    judge(this.#kept, now);
    closeDisputes(this.#kept, now);
  }

  /** What is shown at an instant. */
  read(now: number): PlaceState {
    const shown = currentPrice(this.#kept, now);
    const claim = newest(
      this.#kept.claims.filter(({ state }) => state === 'reported'),
      (one) => one.seenAt,
    );
    if (!claim || claim.seenAt + DRIVER_MS < now) return { shown, reported: undefined };
    const { price, seenAt: at } = claim;
    const own = shown && isReal(shown) ? shown : undefined;
    const isBeside =
      !own ||
      (own.price !== price && Math.max(own.observedAt, own.ownerConfirmedAt ?? -Infinity) < at);
    return { shown, reported: isBeside ? { price, seenAt: at } : undefined };
  }

  #apply(word: Word): void {
    if (word.act === 'import') this.#import(word, word.label);
    if (word.act === 'import again') {
      const row = this.#words.get(word.of);
      if (row?.act === 'import')
        this.#import(
          { ...row, at: word.at, ago: row.ago + (word.at - row.at) / MINUTE_MS },
          word.label,
        );
    }
    if (word.act === 'undo import') this.#undoImport(word);
    if (word.act === 'administrator') this.#decisive(word, 'administrator', word.price);
    if (word.act === 'owner' || word.act === 'driver') this.#report(word);
    if (word.act === 'undo report') this.#undoReport(word);
    if (word.act === 'dispute') {
      const current = this.#real(word.at);
      const { label, who, isOwner, at } = word;
      if (current) dispute(this.#kept, current, { label, who, isOwner, at });
    }
    if (word.act === 'undo dispute') this.#undoDispute(word);
    if (word.act === 'withdraw') this.#withdraw(word);
    if (word.act === 'decide') this.#decide(word);
  }

  #import(word: WordOf<'import'>, label: number): void {
    const { origin, price, at: receivedAt } = word;
    const says = { label, origin, price, receivedAt, seenAt: Math.round(seenAt(word)) };
    const { claim, frees } = importRow(this.#kept, says, this.#medians.get(origin));
    if (frees) {
      Object.assign(frees, {
        state: 'accepted',
        isDoubtful: false,
        by: origin,
        byAt: receivedAt,
        byWord: label,
      });
    }
    if (claim) this.#kept.claims.push(claim);
  }

  #undoImport({ of, at: byAt }: WordOf<'undo import'>): void {
    for (const claim of this.#kept.claims) {
      if (claim.label === of && ['accepted', 'held'].includes(claim.state)) {
        Object.assign(claim, { state: 'withdrawn', by: 'undo', byAt });
        this.#kept.takenBackFrom = Math.min(this.#kept.takenBackFrom, claim.receivedAt);
      } else if (claim.byWord === of && claim.state === 'accepted' && claim.origin !== 'driver') {
        const isMinistry = claim.origin === 'ministry';
        Object.assign(claim, { state: isMinistry ? 'accepted' : 'held', isDoubtful: isMinistry });
        Object.assign(claim, { by: undefined, byAt: undefined, byWord: undefined });
      }
    }
  }

  /** The word of an owner or administrator holds at once, and decides for good about what drivers reported. */
  #decisive({ label, at }: Word, by: 'owner' | 'administrator', price: number): void {
    this.#decideOthers(label, at, by, price);
    this.#kept.claims.push({
      label,
      origin: by,
      price,
      seenAt: at,
      receivedAt: at,
      state: 'accepted',
      isDoubtful: false,
    });
  }

  #decideOthers(byWord: number, byAt: number, by: string, price: number): void {
    for (const claim of this.#kept.claims.filter((one) => one.origin === 'driver' && isOpen(one))) {
      const isSame = claim.price === price;
      if (isSame || Math.abs(claim.price - price) * 1000 > 5 * price) {
        Object.assign(claim, { state: isSame ? 'accepted' : 'rejected', by, byAt, byWord });
      }
    }
  }

  #report(word: WordOf<'owner' | 'driver'>): void {
    const { label, at: receivedAt } = word;
    const current = this.#real(receivedAt);
    const price = word.price === 'same' ? current?.price : word.price;
    if (price === undefined) return;
    if (word.act === 'owner') {
      if (current?.price !== price) return this.#decisive(word, 'owner', price);
      this.#decideOthers(label, receivedAt, 'owner', price);
      return this.#confirm({
        label,
        price,
        who: 'gestore',
        isOwner: true,
        seenAt: receivedAt,
        receivedAt,
      });
    }
    const { who } = word;
    const { last, hasClaimed } = saidWithinHour(this.#kept, who, receivedAt);
    const says = { label, price, who, seenAt: seenAt(word), receivedAt };
    if (current?.price === price) {
      const mayConfirm = !last || (last.price !== price && last.receivedAt < current.observedAt);
      if (mayConfirm) this.#confirm({ ...says, isOwner: false });
      return;
    }
    if (hasClaimed) return;
    const claim = driversClaim(this.#kept, currentPrice(this.#kept, receivedAt), {
      ...says,
      origin: 'driver',
    });
    if (claim) this.#kept.claims.push(claim);
  }

  #confirm(word: Omit<Kept['confirmations'][number], 'isLate' | 'isUndone' | 'isTakenBack'>): void {
    const isLate = !word.isOwner && word.seenAt > freshUntil(this.#real(word.receivedAt)!);
    this.#kept.confirmations.push({ ...word, isLate, isUndone: false, isTakenBack: false });
  }

  #real(now: number) {
    const current = currentPrice(this.#kept, now);
    return current && isReal(current) ? current : undefined;
  }

  #isEarly = ({ of, at }: { of: number; at: number }): boolean =>
    at - (this.#words.get(of)?.at ?? -Infinity) <= UNDO_MS;

  #undoReport(word: WordOf<'undo report'>): void {
    if (!this.#isEarly(word)) return;
    for (const claim of this.#kept.claims) {
      if (claim.label === word.of)
        Object.assign(claim, { state: 'withdrawn', by: 'author', byAt: word.at });
      else if (claim.byWord === word.of && claim.by === 'owner') reopen(claim);
    }
    for (const one of this.#kept.confirmations) if (one.label === word.of) one.isUndone = true;
  }

  #undoDispute(word: WordOf<'undo dispute'>): void {
    const isMeant = (one: Kept['disputes'][number]) => one.label === word.of && !one.isClosed;
    if (this.#isEarly(word))
      this.#kept.disputes = this.#kept.disputes.filter((one) => !isMeant(one));
  }

  /** Takes the current price back as often as it was said in a row. */
  #withdraw({ at }: Word): void {
    const current = this.#real(at);
    if (!current) return;
    const isIt = (claim: Claim) =>
      claim.state === 'accepted' &&
      isReal(claim) &&
      claim.price === current.price &&
      claim.seenAt >= current.since;
    const taken = this.#kept.claims.filter(isIt);
    this.#takeBack(taken, 'withdrawn', at);
    const said = this.#kept.confirmations.filter(
      ({ price, seenAt }) => price === current.price && seenAt >= current.since,
    );
    const labels = [...taken, ...said].map(({ label }) => label);
    for (const claim of this.#kept.claims) {
      const isDecided = claim.by === 'owner' || claim.by === 'administrator';
      const isOthers = claim.origin === 'driver' && claim.state !== 'withdrawn';
      if (isOthers && isDecided && labels.includes(claim.byWord ?? NaN)) reopen(claim);
    }
    this.#kept.takenBackFrom = Math.min(...taken.map(({ receivedAt }) => receivedAt));
  }

  #decide({ isRight, at }: WordOf<'decide'>): void {
    const waiting = this.#kept.claims.filter(
      (claim) => isOpen(claim) || (claim.state === 'accepted' && claim.isDoubtful),
    );
    const same = waiting.filter(({ price }) => price === waiting.at(-1)!.price);
    const [open, doubtful] = [same.filter(isOpen), same.filter((claim) => !isOpen(claim))];
    this.#takeBack(open, isRight ? 'accepted' : 'rejected', at);
    this.#takeBack(doubtful, isRight ? 'accepted' : 'withdrawn', at);
  }

  /** A person decides for good; of a price that is taken back nobody's earlier confirmation is heard any more. */
  #takeBack(claims: readonly Claim[], state: Claim['state'], byAt: number): void {
    for (const claim of claims) {
      Object.assign(claim, { state, isDoubtful: false, by: 'maria', byAt });
      const said = this.#kept.confirmations.filter(({ price }) => price === claim.price);
      if (state === 'withdrawn') for (const word of said) word.isTakenBack = true;
    }
  }
}

/** What somebody's word had decided waits again. */
function reopen(claim: Claim): void {
  const state = claim.doubt === 'unusual' ? 'held' : 'reported';
  Object.assign(claim, { state, by: undefined, byAt: undefined, byWord: undefined });
}
