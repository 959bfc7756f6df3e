import type { output } from 'zod/mini';
import type { FlagReason, ReviewDecisionSchema } from '@pieno/contract/reviews/reviews.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, notFound, validation } from '../../errors.ts';
import { lockAdministrator, type Administrator } from '../../modules/accounts/administrator.ts';
import { lockVerified } from '../../modules/accounts/lock-verified.ts';
import { logAction } from '../../modules/action-log/log-action.ts';
import { notify } from '../../modules/notifications/notify.ts';
import { lockPerson } from '../../modules/people/lock-person.ts';
import type { PeopleParts } from '../../modules/people/set-active.ts';
import { changePrices } from '../../modules/prices/change-prices.ts';
import type { PriceChange } from '../../modules/prices/price-change.ts';
import {
  findForModeration,
  flagReview,
  settleReview,
  type ModeratedReview,
} from '../../modules/reviews/moderate-reviews.ts';

type Parts = PeopleParts & { db: Executor };

/** Notifies the author of the outcome of a review, in the inbox and by mail. @param reason null: it is shown again */
async function notifyAuthor(
  { tx, now: at }: PriceChange,
  { userId, business: { id: business_id, name } }: ModeratedReview,
  reason: string | null,
): Promise<void> {
  const params = { business_id, name, reason };
  await notify(tx, { userId, at, kind: 'review', params, channels: ['mail'] });
}

/**
 * Flags another person's review, and notifies its author when that hides it (rule reviews-hidden).
 * @throws notFound for a review that is not shown; conflict `review_own`; what `lockVerified` throws
 */
export async function flagOthersReview(
  { db, clock, personHash }: Parts,
  user: { id: string; email: string },
  id: number,
  reason: FlagReason,
): Promise<void> {
  const person = personHash(user.email);
  await changePrices(db, clock, async (change) => {
    const { tx, now } = change;
    await lockVerified(tx, user.id);
    const review = await findForModeration(tx, id);
    if (personHash(review.email) === person) throw conflict('review_own');
    if (review.reason !== null) throw notFound();
    const hiding = await flagReview(tx, review, { person, reason, now });
    if (hiding === null) return;
    await notifyAuthor(change, review, hiding);
    change.show([review.business.id]);
  });
}

const ACTIONS = { show: 'review_shown', hide: 'review_hidden', lock: 'person_locked' } as const;

/**
 * Shows or hides a review, or hides it and locks its author (rule reviews-hidden): a waiting one, or any other that the
 * decision changes. The author is notified of a change, unless locked.
 * @throws validation on `reason`; notFound; conflict `queue_decided` when nothing waits and nothing would change; what
 * `lockAdministrator` and `lockPerson` throw
 */
export async function decideReview(
  { db, clock, personHash }: Parts,
  actor: Administrator,
  id: number,
  { decision, reason }: output<typeof ReviewDecisionSchema>,
): Promise<void> {
  if (decision !== 'show' && !reason) {
    throw validation({ reason: [{ code: 'reason_missing' }] });
  }
  const hiding = decision === 'show' ? null : reason!;
  await changePrices(db, clock, async (change) => {
    const { tx, now } = change;
    await lockAdministrator(tx, actor);
    const review = await findForModeration(tx, id);
    const isAsBefore = (hiding === null) === (review.reason === null);
    if (isAsBefore && review.waits_since === null && decision !== 'lock') {
      throw conflict('queue_decided');
    }
    await settleReview(tx, id, hiding, now);
    const locks = decision === 'lock';
    const person =
      locks && (await lockPerson(change, personHash, personHash(review.email))).join(' ');
    if (!locks && (hiding !== null || review.reason !== null))
      await notifyAuthor(change, review, hiding);
    const stationId = review.business.id;
    change.show([stationId]);
    const target = { review: id, ...(person !== false && { person }) };
    await logAction(tx, now, actor, { action: ACTIONS[decision], stationId, target, reason });
  });
}
