/** The model of disputes (rule price-contested). */
import { MINUTE_MS } from '../word.ts';
import { currentPrice, isOutvoted } from './current-price.ts';
import type { Current, Dispute, Kept } from './kept.ts';

const UNDO_MS = 10 * MINUTE_MS;
const DRIVER_MS = 3 * 24 * 60 * MINUTE_MS;

/** Once a person, for as long as a price holds. */
export function dispute(
  { disputes }: Kept,
  { price, since }: Current,
  says: Omit<Dispute, 'price' | 'isClosed'>,
): void {
  const isSaid = disputes.some(
    (one) => one.who === says.who && one.price === price && one.at >= since,
  );
  if (!isSaid) disputes.push({ ...says, price, isClosed: false });
}

/**
 * Disputes end when another price holds, when they are outvoted or three days old; not while a word that ended them can
 * be taken back.
 */
export function closeDisputes(kept: Kept, now: number): void {
  const current = currentPrice(kept, now);
  const holds = kept.claims.findLast(
    (claim) => claim.state === 'accepted' && claim.seenAt === current?.observedAt,
  );
  const spoken = kept.confirmations.map(({ receivedAt }) => receivedAt);
  const touched = Math.max(holds?.receivedAt ?? -Infinity, holds?.byAt ?? -Infinity, ...spoken);
  for (const one of kept.disputes) {
    const isFinal = Math.max(one.at, touched) <= now - UNDO_MS;
    const isReplaced = current?.price !== one.price || current.since > one.at;
    const isOld = one.at <= now - DRIVER_MS;
    if (isFinal && (isReplaced || isOld || isOutvoted(one, kept))) one.isClosed = true;
  }
}
