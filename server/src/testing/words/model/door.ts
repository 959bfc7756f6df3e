/** The model of the door: what a claim meets when it arrives (decisions 0013 and 0029, rules report-*). */
import { isBorneOut } from './standing.ts';
import { isReal, newest, type Claim, type Current, type Kept } from './kept.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const isFar = (price: number, other: number): boolean =>
  Math.abs(price - other) * 1000 > 100 * other;

/** The station's last undoubted real price. */
const lastOf = ({ claims }: Kept): Claim | undefined =>
  newest(
    claims.filter((claim) => claim.state === 'accepted' && isReal(claim) && !claim.isDoubtful),
    ({ seenAt }) => seenAt,
  );

/** What the last price says about the next one: nothing after thirty days. */
const comparable = (last: Claim | undefined, now: number): number[] =>
  last && last.seenAt >= now - 30 * DAY_MS ? [last.price] : [];

/** When an owner or source last said the current price. */
const acceptedAt = ({ observedAt, ownerConfirmedAt }: Current): number =>
  Math.max(observedAt, ownerConfirmedAt ?? -Infinity);

type Says = Pick<Claim, 'label' | 'price' | 'seenAt' | 'receivedAt' | 'origin'> & { who?: string };

/**
 * A row of an import. @param median of the file that it stands in
 * @returns what it becomes, with the waiting claim that it frees; undefined where nothing is new
 */
export function importRow(
  kept: Kept,
  says: Says,
  median: number | undefined,
): { claim?: Claim; frees?: Claim | undefined } {
  const { price, origin, seenAt, receivedAt: now } = says;
  const own = kept.claims.filter((claim) => claim.origin === origin);
  const isEarlierDay = (claim: Claim) => dayOf(claim.receivedAt) < dayOf(now);
  const known = own.findLast(
    (one) =>
      one.seenAt === seenAt &&
      (['accepted', 'withdrawn'].includes(one.state) || one.price === price),
  );
  if (known?.price === price) {
    const waits = known.state === 'held' || (known.state === 'accepted' && known.isDoubtful);
    return { frees: waits && known.doubt === 'unusual' && isEarlierDay(known) ? known : undefined };
  }
  const claim: Claim = { ...says, state: 'accepted', isDoubtful: false };
  const last = lastOf(kept);
  if (last && seenAt < last.seenAt) return { claim };
  const isTakenBack = own.some(
    (gone) =>
      gone.state === 'withdrawn' &&
      gone.price === price &&
      !own.some((since) => since.state === 'accepted' && since.seenAt > gone.seenAt),
  );
  if (origin === 'demo') return { claim };
  if (isTakenBack) return { claim: { ...claim, state: 'held', doubt: 'taken_back' } };
  const others = [...comparable(last, now), ...(median === undefined ? [] : [median])];
  const isUnusual =
    others.length >= (origin === 'ministry' ? 2 : 1) &&
    others.every((other) => isFar(price, other));
  if (!isUnusual) return { claim };
  const waiting = newest(
    own.filter(
      (one) =>
        (one.state === 'held' || (one.state === 'accepted' && one.isDoubtful)) &&
        one.doubt === 'unusual' &&
        one.seenAt <= seenAt &&
        isEarlierDay(one),
    ),
    (one) => one.seenAt,
  );
  if (waiting && !isFar(price, waiting.price)) return { claim, frees: waiting };
  if (origin === 'ministry') return { claim: { ...claim, isDoubtful: true, doubt: 'unusual' } };
  return { claim: { ...claim, state: 'held', doubt: 'unusual' } };
}

/** Days of San Marino in November, an hour ahead. */
const dayOf = (at: number): number => Math.floor((at + HOUR_MS) / DAY_MS);

/** A driver's word about another price than the current one; undefined where it records nothing. */
export function driversClaim(
  kept: Kept,
  current: Current | undefined,
  says: Says,
): Claim | undefined {
  const { price, seenAt, receivedAt: now } = says;
  const last = lastOf(kept);
  // Overtaken by what was accepted since it was seen.
  if (last && seenAt < last.seenAt) return undefined;
  if (current && isReal(current) && acceptedAt(current) > seenAt) return undefined;
  const claim: Claim = { ...says, state: 'reported', isDoubtful: false };
  const others = comparable(last, now);
  if (others.length > 0 && others.every((other) => isFar(price, other))) {
    return { ...claim, state: 'held', doubt: 'unusual' };
  }
  const base = newest(
    kept.claims.filter(
      (one) =>
        one.state === 'accepted' &&
        isReal(one) &&
        !one.isDoubtful &&
        one.seenAt <= seenAt &&
        (one.by !== 'small' ||
          isBorneOut(
            one,
            kept.confirmations.filter((word) => !word.isUndone),
          )),
    ),
    (one) => one.seenAt,
  );
  const dayAgo = now - DAY_MS;
  const isOwnersWord =
    current !== undefined &&
    ((current.ownerConfirmedAt ?? -Infinity) > dayAgo ||
      (current.origin === 'owner' && current.observedAt > dayAgo));
  const isSmall = base && Math.abs(price - base.price) * 1000 < 20 * base.price;
  return isSmall && !isOwnersWord ? { ...claim, smallFrom: base.price } : claim;
}

/** What a person has said of the fuel within the hour, and not taken back. */
export function saidWithinHour({ claims, confirmations }: Kept, who: string, now: number) {
  const isYoung = (word: { who?: string; receivedAt: number }) =>
    word.who === who && word.receivedAt > now - HOUR_MS;
  const claimed = claims.filter((claim) => isYoung(claim) && claim.by !== 'author');
  const confirmed = confirmations.filter(
    (word) => isYoung(word) && !word.isOwner && !word.isUndone,
  );
  const last = newest([...claimed, ...confirmed], ({ receivedAt }) => receivedAt);
  return { last, hasClaimed: claimed.length > 0 };
}

/** Until when a current price is fresh (rule price-ageing). */
export function freshUntil(shown: Current): number {
  const days = (origin: string) => (origin === 'driver' ? 3 : 8) * DAY_MS;
  return Math.max(
    shown.observedAt + days(shown.origin),
    shown.ownerConfirmedAt === null ? -Infinity : shown.ownerConfirmedAt + days('owner'),
    shown.driverConfirmedAt === null ? -Infinity : shown.driverConfirmedAt + days('driver'),
    shown.displacedAt === null ? -Infinity : shown.displacedAt + days(shown.displacedOrigin!),
  );
}
