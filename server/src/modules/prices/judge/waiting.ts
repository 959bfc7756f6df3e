/**
 * Decides about the claims of drivers that wait: pure functions (rule report-ranks, decision 0050). Times are milliseconds
 * since 1970, prices thousandths of a euro.
 */
import { isFarFrom } from './distance.ts';

/** A driver's claim that waits. */
export interface WaitingClaim {
  isClaim: true;
  id: string;
  state: string;
  /** The hash of its author's mailbox; null once the account was deleted. */
  person: string | null;
  isKnown: boolean;
  isLocked: boolean;
  price: number;
  seenAt: number;
  receivedAt: number;
  reportId: string | null;
  /** Why the gate held it: far from the base, or of a fuel that is not known to be sold. */
  reason: string | null;
  /** How many known people stood behind it when it was last looked at, and how many it took then. */
  voices: number;
  needed: number | null;
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

/** What becomes of a claim. */
export interface Standing {
  state: 'reported' | 'held' | 'accepted' | 'rejected' | 'lapsed' | 'withdrawn';
  by: string | null;
  at: number | null;
  /** The report that decided it. */
  reportId: string | null;
  voices: number;
  needed: number | null;
}

/** Verdicts that follow from what drivers say, and from time. `alone` needed nobody but its author. */
export const DERIVED: readonly string[] = ['drivers', 'alone', 'time', 'replaced', 'overtaken'];

/**
 * Whose words decide about the claims that wait (rule report-owner): those of the same thousandth are accepted, those
 * further away than prices that agree are rejected.
 */
export const DECISIVE: readonly string[] = ['owner', 'administrator'];

/** How long claims wait. */
export interface Patience {
  /** Milliseconds from when a claim was seen until it lapses: the age of a driver's price. */
  reportedMs: number;
  /** The same for one that is not shown, from when it was received. */
  heldMs: number;
  agreePermille: number;
}

/** The claims of one fuel at a station that wait, in the order in which they were received, and what was said beside them. */
export interface Evidence {
  claims: readonly WaitingClaim[];
  words: readonly OtherWord[];
}

/**
 * Decides about claims by what was said since, by time, and by the known people who stand behind them.
 * @param neededFor how many of these a price takes by now
 * @param now in milliseconds since 1970
 * @returns by the claims' ids
 */
export function standingsOf(
  evidence: Evidence,
  patience: Patience,
  neededFor: (price: number) => number,
  now: number,
): Map<string, Standing> {
  const ended = new Map(
    evidence.claims.map((claim) => [claim, endOf(claim, evidence, patience, now)]),
  );
  const open = evidence.claims.filter((claim) => !ended.get(claim));
  const groups = [...Map.groupBy(open, ({ price }) => price).values()].map((claims) =>
    weigh(claims, open, evidence.words, patience, neededFor),
  );
  const carried = groups.filter(({ isEnough, voices }) => isEnough && voices > 0);
  return new Map(
    evidence.claims.map((claim) => {
      const { id, voices, needed } = claim;
      const end = ended.get(claim);
      if (end) return [id, { voices, needed, ...end }];
      const group = groups.find(({ claims }) => claims.includes(claim))!;
      const over = carried.find(
        (other) => other !== group && claim.seenAt <= newestOf(other.claims, 'seenAt')!.seenAt,
      );
      return [
        id,
        {
          voices: group.voices,
          needed: group.needed,
          ...inGroup(claim, group, over, patience, now),
        },
      ];
    }),
  );
}

/** Claims of one price, how many known people stand behind them, and how many that takes. */
interface Group {
  claims: readonly WaitingClaim[];
  /** Known people's words for the same price, or for one that agrees with theirs. */
  words: readonly (WaitingClaim | OtherWord)[];
  voices: number;
  needed: number;
  isEnough: boolean;
}

/** @param open all claims that wait */
function weigh(
  claims: readonly WaitingClaim[],
  open: readonly WaitingClaim[],
  said: readonly OtherWord[],
  { reportedMs, agreePermille }: Patience,
  neededFor: (price: number) => number,
): Group {
  const [{ price, needed: before, voices: heard }] = claims as [WaitingClaim];
  const { seenAt } = newestOf(claims, 'seenAt')!;
  // Another price has held since: who said this one before that says nothing of now.
  const other = newestOf(
    said.filter((word) => isPrice(word) && word.price !== price && word.seenAt <= seenAt),
    'seenAt',
  );
  const since = Math.max(seenAt - reportedMs, other?.seenAt ?? -Infinity);
  const known = [...open, ...said].filter((word) => isKnownVoice(word) && word.seenAt >= since);
  const same = known.filter((word) => word.price === price);
  // Two known people need not have read the last digit alike; nobody else chooses it for them.
  const words =
    same.length > 0 ? known.filter((word) => !isFarFrom(word.price, price, agreePermille)) : [];
  const voices = new Set(words.map(({ person }) => person)).size;
  const isNew = claims.some(({ needed }) => needed === null) || voices !== heard;
  const needed = isNew ? neededFor(price) : before!;
  const isSold = claims.every(({ reason }) => reason !== 'unsold');
  return { claims, words, voices, needed, isEnough: isSold && voices >= needed };
}

function inGroup(
  claim: WaitingClaim,
  { words, needed, isEnough, voices }: Group,
  over: Group | undefined,
  { heldMs, reportedMs }: Patience,
  now: number,
): End {
  const { person, reason, receivedAt, seenAt } = claim;
  if (isEnough) {
    const others = words.filter((word) => word.person !== person);
    const other = needed > 0 ? newestOf(others, 'receivedAt') : undefined;
    const at = Math.max(receivedAt, other?.receivedAt ?? -Infinity);
    const by = other ? 'drivers' : 'alone';
    return { state: 'accepted', by, at, reportId: other?.reportId ?? null };
  }
  if (over) {
    return ended('lapsed', 'overtaken', newestOf([...over.claims, ...over.words], 'receivedAt')!);
  }
  const isSeen = reason !== 'unsold' && (reason !== 'unusual' || voices > 0);
  const end = isSeen ? seenAt + reportedMs : receivedAt + heldMs;
  if (end < now) return { ...NOBODY, state: 'lapsed', by: 'time', at: end };
  return { ...NOBODY, state: isSeen ? 'reported' : 'held' };
}

type End = Pick<Standing, 'state' | 'by' | 'at' | 'reportId'>;
const NOBODY = { by: null, at: null, reportId: null };

const ended = (
  state: Standing['state'],
  by: string,
  { receivedAt, reportId }: { receivedAt: number; reportId: string | null },
): End => ({ state, by, at: receivedAt, reportId });

/** What ended a claim: the first word that did, or its author's leaving; undefined while it waits. */
function endOf(
  claim: WaitingClaim,
  { claims, words }: Evidence,
  patience: Patience,
  now: number,
): End | undefined {
  const { person, isLocked } = claim;
  const since = [...claims, ...words]
    .filter((word) => isSince(word, claim))
    .toSorted((a, b) => a.receivedAt - b.receivedAt);
  for (const word of since) {
    const end = word.isClaim ? endByAuthor(word, claim) : endBy(word, claim, patience);
    if (end) return end;
  }
  if (person === null) return { ...NOBODY, state: 'withdrawn', by: 'author', at: now };
  return isLocked ? { ...NOBODY, state: 'rejected', by: 'administrator', at: now } : undefined;
}

/** True for what was received after a claim; prices of one instant stand in the order of their ids. */
const isSince = (word: WaitingClaim | OtherWord, { id, receivedAt }: WaitingClaim): boolean =>
  word.receivedAt > receivedAt ||
  (word.receivedAt === receivedAt &&
    ((!word.isClaim && word.isConfirmation) || Number(word.id) > Number(id)));

/** A person's newest word stands for the earlier ones. */
const endByAuthor = (word: WaitingClaim | OtherWord, { person }: WaitingClaim): End | undefined =>
  person !== null && word.person === person ? ended('lapsed', 'replaced', word) : undefined;

function endBy(word: OtherWord, claim: WaitingClaim, { agreePermille }: Patience): End | undefined {
  const own = endByAuthor(word, claim);
  if (own || word.isVoid) return own;
  const isSame = word.price === claim.price;
  if (DECISIVE.includes(word.origin)) {
    if (isSame) return ended('accepted', word.origin, word);
    if (isFarFrom(claim.price, word.price, agreePermille)) {
      return ended('rejected', word.origin, word);
    }
  }
  if (isPrice(word)) {
    if (isSame) return ended('accepted', word.origin === 'driver' ? 'drivers' : word.origin, word);
    return word.seenAt >= claim.seenAt && !word.isFree
      ? ended('lapsed', 'overtaken', word)
      : undefined;
  }
  const isAgainst = isKnownVoice(word) && !isSame && word.seenAt > claim.seenAt;
  return isAgainst && !claim.isKnown ? ended('rejected', 'drivers', word) : undefined;
}

const isPrice = ({ isConfirmation, isVoid }: OtherWord): boolean => !isConfirmation && !isVoid;
const isKnownVoice = (word: WaitingClaim | OtherWord): boolean =>
  word.person !== null && word.isKnown && (word.isClaim || !word.isVoid);

/** The word of the latest instant; of several the last. */
const newestOf = <One, Key extends keyof One>(words: readonly One[], key: Key): One | undefined =>
  words.reduce<One | undefined>(
    (newest, word) => (newest && newest[key] > word[key] ? newest : word),
    undefined,
  );
