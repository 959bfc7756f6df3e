/** The model of the current price (rules price-current, price-confirmed, price-ageing, price-contested). */
import { isReal, newest, type Claim, type Confirmation, type Current, type Kept } from './kept.ts';

const HOUR_MS = 3_600_000;
const FUTURE_MS = 5 * 60_000;

/** What holds of all that was claimed: the newest accepted price, a real one before an invented one. */
export function currentPrice(kept: Kept, now: number): Current | undefined {
  const accepted = kept.claims.filter(({ state }) => state === 'accepted');
  const real = accepted.filter(isReal);
  const candidates = real.length > 0 ? real : accepted;
  const plausible = candidates.filter(({ seenAt }) => seenAt <= now + FUTURE_MS);
  const top = newest(plausible.length > 0 ? plausible : candidates, ({ seenAt }) => seenAt);
  if (!top) return undefined;
  const since = beginningOf(top, candidates);
  const confirmed = kept.confirmations.filter(
    (word) => word.price === top.price && word.seenAt >= since && !word.isUndone,
  );
  const counting = confirmed.filter((word) => !isCorrected(word, kept));
  const displaced = top.by === 'small' ? displacedBy(top, kept) : undefined;
  return {
    price: top.price,
    origin: top.origin,
    observedAt: top.seenAt,
    since,
    doubtful: top.isDoubtful,
    contested: isContested(top.price, since, kept),
    ownerConfirmedAt: latest(counting.filter(({ isOwner }) => isOwner).map(({ seenAt }) => seenAt)),
    driverConfirmedAt: confirmedByDrivers(
      counting.filter(({ isOwner }) => !isOwner),
      top,
    ),
    displacedOrigin: displaced?.origin ?? null,
    displacedAt: displaced?.at ?? null,
  };
}

const latest = (instants: readonly number[]): number | null =>
  instants.length > 0 ? Math.max(...instants) : null;

/** The price's first observation after another one. */
function beginningOf(top: Claim, candidates: readonly Claim[]): number {
  let since = top.seenAt;
  const before = candidates.filter(({ seenAt }) => seenAt < top.seenAt);
  for (const claim of before.toSorted((a, b) => b.seenAt - a.seenAt)) {
    if (claim.price !== top.price) break;
    since = claim.seenAt;
  }
  return since;
}

/** Who only confirmed may say another price within the hour: it takes the place of the confirmation. */
export const isCorrected = (word: Confirmation, { claims }: Kept): boolean =>
  !word.isOwner &&
  claims.some(
    ({ who, price, receivedAt, state, by }) =>
      who === word.who &&
      price !== word.price &&
      receivedAt > word.receivedAt &&
      receivedAt < word.receivedAt + HOUR_MS &&
      !(state === 'withdrawn' && by === 'author'),
  );

/** Of each driver but the author the first timely word counts; of all the second newest of different people. */
function confirmedByDrivers(words: readonly Confirmation[], top: Claim): number | null {
  const byPerson = [...Map.groupBy(words, ({ who }) => who)];
  const firsts = byPerson
    .filter(([who]) => top.origin !== 'driver' || who !== top.who)
    .flatMap(([, own]) =>
      own
        .filter(({ isLate }) => !isLate)
        .map(({ seenAt }) => seenAt)
        .slice(0, 1),
    );
  const newests = byPerson.map(([, own]) => Math.max(...own.map(({ seenAt }) => seenAt)));
  const [, second] = newests.toSorted((a, b) => b - a);
  return latest([...firsts, ...(second === undefined ? [] : [second])]);
}

/** The newest accepted word of the price before one that ranks by one driver's word alone. */
function displacedBy(top: Claim, { claims, confirmations }: Kept) {
  const before = claims.filter(
    (claim) =>
      claim.state === 'accepted' &&
      isReal(claim) &&
      !claim.isDoubtful &&
      claim.by !== 'small' &&
      claim.seenAt <= top.seenAt,
  );
  const base = newest(before, ({ seenAt }) => seenAt);
  if (!base) return undefined;
  const repeated = latest(
    confirmations
      .filter(
        (word) =>
          word.isOwner && !word.isUndone && word.price === base.price && word.seenAt >= base.seenAt,
      )
      .map(({ seenAt }) => seenAt),
  );
  return repeated === null
    ? { origin: base.origin, at: base.seenAt }
    : { origin: 'owner', at: repeated };
}

/** Two people or an owner say that it is wrong, and nobody has outvoted them since. */
function isContested(price: number, since: number, kept: Kept): boolean {
  const open = kept.disputes.filter(
    (dispute) =>
      dispute.price === price &&
      dispute.at >= since &&
      !dispute.isClosed &&
      !isOutvoted(dispute, kept),
  );
  return open.some(({ isOwner }) => isOwner) || new Set(open.map(({ who }) => who)).size > 1;
}

/** The owner, the author of the dispute, or two other people have confirmed the price since. */
export function isOutvoted(dispute: Kept['disputes'][number], said: Kept): boolean {
  const kept = said.confirmations.filter(
    (word) =>
      word.price === dispute.price &&
      word.seenAt >= dispute.at &&
      !word.isUndone &&
      !isCorrected(word, said),
  );
  return (
    kept.some(({ isOwner, who }) => isOwner || who === dispute.who) ||
    new Set(kept.map(({ who }) => who)).size > 1
  );
}
