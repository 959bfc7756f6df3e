/** Counts the known people who support a waiting price: pure (rule report-ranks, decision 0050). */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { Patience } from '../evaluate/patience.ts';
import { isAccepted, isOpenClaim, type Confirmation, type SaidPrice } from './pair-state.ts';
import type { Facts } from './words.ts';

/** A reported price or a confirmation. */
export type Said = SaidPrice | Confirmation;
type KnownVoice = Said & { person: string };

/** Reports that still count, in the order of receipt. */
export interface Evidence {
  /** Known people's prices and confirmations. */
  known: readonly KnownVoice[];
  /** Accepted prices that are not free. */
  firm: readonly SaidPrice[];
}

/** Evaluates prices at an instant, in thousandths of a euro. */
export interface Measure extends Pick<Facts, 'hasRoom'> {
  /** Returns how many known people a price needs to rank. */
  neededFor(price: number): number;
  /** Returns the price expected from the belt's movement. */
  expectedPrice(): number | undefined;
}

/** Claims of one price, the known people who support them, and how many they need. */
export interface Group {
  claims: readonly SaidPrice[];
  price: number;
  /** The last observation of the price in these claims. */
  seenAt: number;
  /** Known people's reports of the same price, or of a similar one. */
  words: readonly KnownVoice[];
  voices: number;
  needed: number;
  isEnough: boolean;
  /** Known people's reports that made it rank. */
  charged: readonly KnownVoice[];
}

/** Counts the support for one price's claims. */
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
  // Where a price needs no known driver to be accepted, two must still submit it to make it the base price.
  const weight = needed || 2;
  const stands = peopleOf(words.filter(isStanding)) >= weight;
  const authors = claims.filter(isKnownVoice);
  // Confirming people use a share only without a known author.
  const charged = authors.length > 0 ? authors : words;
  const isRoom = () =>
    charged.some(({ person }) =>
      measure.hasRoom(person, { price, expectedPrice: measure.expectedPrice() }),
    );
  const isCarried = voices >= weight && (stands || isRoom());
  const isEnough = isSold && (needed === 0 || isCarried);
  return {
    claims,
    price,
    seenAt,
    words,
    // Zero voices: accepted without known drivers, so it never becomes the base price.
    voices: isEnough && !isCarried ? 0 : voices,
    needed,
    isEnough,
    charged: isEnough && isCarried && !stands ? charged : [],
  };
}

/**
 * Returns known people's recent reports of a price or a similar one, since another price held; none if nobody states
 * exactly it.
 */
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
  // Known people may differ in the last digit, but one must state exactly this price.
  return words.some((word) => word.price === price)
    ? words.filter((word) => !deviatesBeyond(word.price, price, agreePermille))
    : [];
}

const peopleOf = (words: readonly KnownVoice[]): number =>
  new Set(words.map(({ person }) => person)).size;

export const isPrice = (word: Said): word is SaidPrice => 'state' in word;

const isStanding = (word: Said): word is SaidPrice => isPrice(word) && isAccepted(word);

/**
 * True for an accepted price of a firm source or with known supporters. One accepted without known drivers supersedes
 * nothing.
 */
export const isSupported = (word: Said): word is SaidPrice => isStanding(word) && word.voices !== 0;

/** True for a known person's report; a rejected price is none. */
export const isKnownVoice = <Word extends Said>(word: Word): word is Word & KnownVoice =>
  word.person !== null && word.isKnown && (!isPrice(word) || isAccepted(word) || isOpenClaim(word));
