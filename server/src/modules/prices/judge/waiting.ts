/**
 * Decides about the claims of drivers that wait: pure functions (rule report-ranks, decision 0050). Times are milliseconds
 * since 1970, prices thousandths of a euro.
 */
import { isFarFrom } from '@pieno/contract/prices/report-gate.ts';
import {
  isKnownVoice,
  isPrice,
  newestOf,
  weigh,
  type Carrier,
  type Evidence,
  type Group,
  type Measure,
  type OtherWord,
  type Patience,
  type WaitingClaim,
} from './evidence.ts';

/** What becomes of a claim. */
export interface Standing {
  state: 'reported' | 'held' | 'accepted' | 'rejected' | 'lapsed' | 'withdrawn';
  by: string | null;
  at: number | null;
  /** The report that decided it. */
  reportId: string | null;
  voices: number;
  needed: number | null;
  /** Known people's words that it took, if it was accepted by them. */
  carriers: readonly Carrier[];
}

/**
 * Whose words decide about the claims that wait (rule report-owner): those of the same thousandth are accepted, those
 * further away than prices that agree are rejected.
 */
export const DECISIVE: readonly string[] = ['owner', 'administrator'];

/**
 * Decides about claims by what was said since, by time, and by the known people who stand behind them.
 * @param measure by what prices are measured by now
 * @param now in milliseconds since 1970
 * @returns by the claims' ids
 */
export function standingsOf(
  evidence: Evidence,
  patience: Patience,
  measure: Measure,
  now: number,
): Map<string, Standing> {
  const ended = new Map(evidence.claims.map((claim) => [claim, endOf(claim, evidence, patience)]));
  const open = evidence.claims.filter((claim) => !ended.get(claim));
  const known = [...open, ...evidence.words].filter(isKnownVoice);
  const groups = Map.groupBy(open, ({ price }) => price);
  const weighed = new Map(
    [...groups].map(([price, claims]) => [
      price,
      weigh(claims, known, evidence.words, patience, measure),
    ]),
  );
  const carried = [...weighed.values()].filter(({ isEnough, voices }) => isEnough && voices > 0);
  return new Map(
    evidence.claims.map((claim): [string, Standing] => {
      const { id, voices, needed } = claim;
      const end = ended.get(claim);
      if (end) return [id, { voices, needed, carriers: [], ...end }];
      const group = weighed.get(claim.price)!;
      const over = carried.find(
        (other) => other !== group && claim.seenAt <= newestOf(other.claims, 'seenAt')!.seenAt,
      );
      return [
        id,
        {
          voices: group.voices,
          needed: group.needed,
          carriers: group.carriers,
          ...inGroup(claim, group, over, patience, now),
        },
      ];
    }),
  );
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

/** What ended a claim: the first word that did; undefined while it waits. */
function endOf(
  claim: WaitingClaim,
  { claims, words, news }: Evidence,
  patience: Patience,
): End | undefined {
  const since = (claim.isAgain ? [...claims, ...words] : news)
    .filter((word) => isSince(word, claim))
    .toSorted((a, b) => a.receivedAt - b.receivedAt);
  for (const word of since) {
    const end = word.isClaim ? endByAuthor(word, claim) : endBy(word, claim, patience);
    if (end) return end;
  }
  return undefined;
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
