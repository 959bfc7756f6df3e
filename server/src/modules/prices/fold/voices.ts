/** How many known people stand behind a price that waits: pure (rule report-ranks, decision 0050). */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { Patience } from '../evaluate/patience.ts';
import { isAccepted, isOpenClaim, type Confirmation, type SaidPrice } from './pair-state.ts';
import type { Facts } from './words.ts';

/** A price, or that one is still so. */
export type Said = SaidPrice | Confirmation;
type KnownVoice = Said & { person: string };

/** What is said of now, in the order of receipt. */
export interface Evidence {
  /** What known people say. */
  known: readonly KnownVoice[];
  /** Prices that hold against others. */
  firm: readonly SaidPrice[];
}

/** By what prices are measured by now, in thousandths of a euro. */
export interface Measure extends Pick<Facts, 'hasRoom'> {
  /** How many known people a price takes until it ranks. */
  neededFor(price: number): number;
  /** The price to expect as the belt moves. */
  expectedPrice(): number | undefined;
}

/** Claims of one price, how many known people stand behind them, and how many that takes. */
export interface Group {
  claims: readonly SaidPrice[];
  price: number;
  /** When the price was last seen by who claims it. */
  seenAt: number;
  /** Known people's words for the same price, or for one that agrees with theirs. */
  words: readonly KnownVoice[];
  voices: number;
  needed: number;
  isEnough: boolean;
  /** Known people's words that say it, where it took them. */
  carriers: readonly KnownVoice[];
}

/** Weighs the claims of one price. */
export function weigh(
  claims: readonly SaidPrice[],
  evidence: Evidence,
  patience: Patience,
  measure: Measure,
): Group {
  const [{ price, needed: before, voices: heard }] = claims as [SaidPrice];
  const seenAt = Math.max(...claims.map((claim) => claim.seenAt));
  const words = wordsBehind(price, seenAt, evidence, patience);
  const voices = peopleOf(words);
  const isNew = claims.some(({ needed }) => needed === null) || (before !== 0 && voices !== heard);
  const needed = isNew ? measure.neededFor(price) : before!;
  const isSold = claims.every(({ reason }) => reason !== 'unsold');
  // A base takes two, also where the price itself needs nobody.
  const weight = needed || 2;
  const stands = peopleOf(words.filter(isStanding)) >= weight;
  const authors = claims.filter(isKnownVoice);
  // Who has only confirmed it before chose nothing.
  const carriers = authors.length > 0 ? authors : words;
  const isRoom = () =>
    carriers.some(({ person }) =>
      measure.hasRoom(person, { price, expectedPrice: measure.expectedPrice() }),
    );
  const isCarried = voices >= weight && (stands || isRoom());
  const isEnough = isSold && (needed === 0 || isCarried);
  return {
    claims,
    price,
    seenAt,
    words,
    // What nobody known carries is free, whoever says it.
    voices: isEnough && !isCarried ? 0 : voices,
    needed,
    isEnough,
    carriers: isEnough && isCarried && !stands ? carriers : [],
  };
}

/** Who of known people says a price, if anybody says just that, of now: another one has not held since. */
function wordsBehind(
  price: number,
  seenAt: number,
  { known, firm }: Evidence,
  { reportedMs, agreePermille }: Patience,
): readonly KnownVoice[] {
  if (!known.some((word) => word.price === price)) return [];
  const others = firm.filter((other) => other.price !== price && other.seenAt <= seenAt);
  const since = Math.max(seenAt - reportedMs, ...others.map((other) => other.seenAt));
  const words = known.filter((word) => word.seenAt >= since);
  // Two known people need not have read the last digit alike; nobody else chooses it for them.
  return words.some((word) => word.price === price)
    ? words.filter((word) => !deviatesBeyond(word.price, price, agreePermille))
    : [];
}

const peopleOf = (words: readonly KnownVoice[]): number =>
  new Set(words.map(({ person }) => person)).size;

export const isPrice = (word: Said): word is SaidPrice => 'state' in word;

const isStanding = (word: Said): word is SaidPrice => isPrice(word) && isAccepted(word);

/** True for a price that stands, but for a free one, which overtakes nothing. */
export const isFirm = (word: Said): word is SaidPrice => isStanding(word) && word.voices !== 0;

/** True for what somebody known says; of a price that was rejected all that is left is that its author said another. */
export const isKnownVoice = <Word extends Said>(word: Word): word is Word & KnownVoice =>
  word.person !== null && word.isKnown && (!isPrice(word) || isAccepted(word) || isOpenClaim(word));
