/**
 * What waits and what was said beside it, and how many known people stand behind a price: pure (rule report-ranks, decision
 * 0050). Times are milliseconds since 1970, prices thousandths of a euro.
 */
import { isFarFrom } from '@pieno/contract/prices/report-gate.ts';

/** A driver's claim that waits. */
export interface WaitingClaim {
  isClaim: true;
  id: string;
  state: string;
  /** The hash of its author's mailbox; null once the account was deleted. */
  person: string | null;
  isKnown: boolean;
  price: number;
  seenAt: number;
  receivedAt: number;
  reportId: string | null;
  /** Why the gate held it: far from the base, or of a fuel that is not known to be sold. */
  reason: string | null;
  /** How many known people stood behind it when it was last looked at, and how many it took then. */
  voices: number;
  needed: number | null;
  /** True for one that has begun to wait again: it is judged by all words since, others by the news. */
  isAgain: boolean;
}

/** What else was said of the same fuel: a price that stands, or that the price shown is still so. */
export interface OtherWord {
  isClaim: false;
  id: string;
  origin: string;
  person: string | null;
  isKnown: boolean;
  price: number;
  seenAt: number;
  receivedAt: number;
  reportId: string | null;
  isConfirmation: boolean;
  /** True for a driver's price that does not stand: all it tells is that its author said something else. */
  isVoid: boolean;
  /** True for a driver's price that no known person carries: it overtakes nothing. */
  isFree: boolean;
}

/** The claims of one fuel at a station that wait, in the order in which they were received, and what was said beside them. */
export interface Evidence {
  claims: readonly WaitingClaim[];
  words: readonly OtherWord[];
  /** Those of both by which the claims that wait have not been judged before. */
  news: readonly (WaitingClaim | OtherWord)[];
}

/** How long claims wait. */
export interface Patience {
  /** Milliseconds from when a claim was seen until it lapses: the age of a driver's price. */
  reportedMs: number;
  /** The same for one that is not shown, from when it was received. */
  heldMs: number;
  agreePermille: number;
}

/** By what prices are measured by now, in thousandths of a euro. */
export interface Measure {
  /** How many known people a price takes until it ranks. */
  neededFor(price: number): number;
  /** Whether the author of one of some known people's words has room for it in the own share. */
  mayCarry(price: number, words: readonly Carrier[]): boolean;
}

/** Claims of one price, how many known people stand behind them, and how many that takes. */
export interface Group {
  claims: readonly WaitingClaim[];
  /** Known people's words for the same price, or for one that agrees with theirs. */
  words: readonly (WaitingClaim | OtherWord)[];
  voices: number;
  needed: number;
  isEnough: boolean;
  /** Known people's words that say it, where it took them. */
  carriers: readonly Carrier[];
}

/** A known person's word that carries a price. */
export interface Carrier {
  person: string;
  reportId: string | null;
}

/**
 * Weighs the claims of one price.
 * @param known all that known people say of the fuel
 */
export function weigh(
  claims: readonly WaitingClaim[],
  known: readonly (WaitingClaim | OtherWord)[],
  said: readonly OtherWord[],
  { reportedMs, agreePermille }: Patience,
  measure: Measure,
): Group {
  const [{ price, needed: before, voices: heard }] = claims as [WaitingClaim];
  const voiced = known.some((word) => word.price === price)
    ? voicesFor(newestOf(claims, 'seenAt')!, known, said, reportedMs)
    : [];
  // Two known people need not have read the last digit alike; nobody else chooses it for them.
  const words = voiced.some((word) => word.price === price)
    ? voiced.filter((word) => !isFarFrom(word.price, price, agreePermille))
    : [];
  const voices = peopleOf(words).length;
  const isNew = claims.some(({ needed }) => needed === null) || (before !== 0 && voices !== heard);
  const needed = isNew ? measure.neededFor(price) : before!;
  const isSold = claims.every(({ reason }) => reason !== 'unsold');
  // A base takes two, also where the price itself needs nobody.
  const weight = needed || 2;
  const stands = peopleOf(words.filter((word) => !word.isClaim && isPrice(word))).length >= weight;
  const authors = claims.filter(isKnownVoice);
  // Who has only confirmed it before chose nothing.
  const carriers = (authors.length > 0 ? authors : words) as readonly Carrier[];
  const isCarried = voices >= weight && (stands || measure.mayCarry(price, carriers));
  const isEnough = isSold && (needed === 0 || isCarried);
  return {
    claims,
    words,
    // What nobody known carries is free, whoever says it.
    voices: isEnough && !isCarried ? 0 : voices,
    needed,
    isEnough,
    carriers: isEnough && isCarried && !stands ? carriers : [],
  };
}

/** Who of known people says something of now: another price has not held since. */
function voicesFor(
  { price, seenAt }: WaitingClaim,
  known: readonly (WaitingClaim | OtherWord)[],
  said: readonly OtherWord[],
  reportedMs: number,
) {
  const others = said.filter(
    (word) => isPrice(word) && !word.isFree && word.price !== price && word.seenAt <= seenAt,
  );
  const other = newestOf(others, 'seenAt');
  const since = Math.max(seenAt - reportedMs, other?.seenAt ?? -Infinity);
  return known.filter((word) => word.seenAt >= since);
}

const peopleOf = (words: readonly (WaitingClaim | OtherWord)[]): string[] => [
  ...new Set(words.flatMap(({ person }) => person ?? [])),
];

export const isPrice = ({ isConfirmation, isVoid }: OtherWord): boolean =>
  !isConfirmation && !isVoid;
export const isKnownVoice = (word: WaitingClaim | OtherWord): boolean =>
  word.person !== null && word.isKnown && (word.isClaim || !word.isVoid);

/** The word of the latest instant; of several the last. */
export const newestOf = <One, Key extends keyof One>(
  words: readonly One[],
  key: Key,
): One | undefined =>
  words.reduce<One | undefined>(
    (newest, word) => (newest && newest[key] > word[key] ? newest : word),
    undefined,
  );
