/**
 * Authors submit reviews and objections, owners answers. Functions take an open transaction that has locked the
 * board.
 */
import { sql } from 'kysely';
import type { ReviewDraft } from '@pieno/contract/reviews/reviews.ts';
import type { Executor } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import { findOwnReview, ofStation } from './reviews.ts';

/** An author, and a station that is not merged into another. */
export interface Reviewer {
  userId: string;
  station: number;
  now: Date;
}

/**
 * Adds or changes a person's review of a station; a change removes an administrator's decision and the flags before
 * it (rule reviews-hidden). A row of a merged station is kept, so that the merge can be undone.
 * @throws conflict `review_settled` for one that is hidden
 */
export async function saveReview(
  tx: Executor,
  { userId: user_id, station: station_id, now: written_at }: Reviewer,
  { stars, chips, text }: ReviewDraft,
): Promise<void> {
  const own = await findOwnReview(tx, user_id, station_id);
  if (own?.hidden) throw conflict('review_settled');
  // An empty text counts as none.
  const content = { stars, chips: JSON.stringify(chips ?? {}), text: text || null, written_at };
  if (!own) {
    await tx
      .insertInto('review')
      .values({ user_id, station_id, ...content })
      .execute();
    return;
  }
  const flags = sql<string>`case when decided_at is null then flags else '{}' end`;
  await tx
    .updateTable('review')
    .set({ ...content, flags, decided_at: null, objection: null })
    .where('id', '=', own.id)
    .execute();
}

/** Deletes a person's review of a station; of a hidden one only the texts, so that a new one cannot replace it. */
export async function deleteReview(tx: Executor, { userId, station }: Reviewer): Promise<void> {
  const all = sql`user_id = ${userId} and ${ofStation(station)}`;
  await sql`delete from review where ${all} and hidden_reason is null`.execute(tx);
  await sql`
    update review set text = null, chips = '{}', answer = null, answered_at = null, objection = null, waits_since = null
    where ${all}
  `.execute(tx);
}

/**
 * Records an author's objection to the hiding, for an administrator to decide.
 * @throws notFound without a review; conflict `review_settled` for one that is shown, or already objected
 */
export async function objectToHiding(
  tx: Executor,
  { userId, station, now }: Reviewer,
  objection: string,
): Promise<void> {
  const own = await findOwnReview(tx, userId, station);
  if (!own) throw notFound();
  if (!own.hidden || own.hidden.objection !== null) throw conflict('review_settled');
  await tx
    .updateTable('review')
    .set((eb) => ({ objection, waits_since: eb.fn.coalesce('waits_since', eb.val(now)) }))
    .where('id', '=', own.id)
    .execute();
}

/** Writes the owner's answer, replacing an earlier one. @throws notFound for a review not shown at the station */
export async function answerReview(
  tx: Executor,
  { id, station, now }: { id: number; station: number; now: Date },
  answer: string,
): Promise<void> {
  await tx
    .updateTable('review')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .where(ofStation(station))
    .where('hidden_reason', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => notFound());
}
