/** Moderation of reviews: flags, hiding and decisions (rule reviews-hidden). */
import { sql, type RawBuilder } from 'kysely';
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import type { FlaggedReview, FlagReason } from '@pieno/contract/reviews/reviews.ts';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../errors.ts';

export interface ModeratedReview extends Omit<FlaggedReview, 'flags' | 'hidden' | 'waits_since'> {
  userId: string;
  /** The author's address. */
  email: string;
  /** By people's hashes. */
  flags: Readonly<Record<string, FlagReason>>;
  waits_since: Date | null;
  decided_at: Date | null;
}

const REASONS: Record<FlagReason, string> = {
  offensive: 'offende qualcuno',
  false: 'non è vera',
  spam: 'è pubblicità',
  private: 'dice cose private',
};

async function readForModeration(
  db: Executor,
  which: RawBuilder<unknown>,
): Promise<ModeratedReview[]> {
  const { rows } = await sql<ModeratedReview>`
    select review.id, user_id as "userId", app_user.email, stars, text, flags, waits_since, decided_at,
      hidden_reason as reason, objection, jsonb_build_object('id', station.id, 'name', station.name) as business
    from review
    join app_user on app_user.id = user_id and is_active
    join station led on led.id = review.station_id
    join station on station.id = coalesce(led.merged_into, led.id)
    where ${which}
  `.execute(db);
  return rows;
}

/** Finds a review. @throws notFound for one that is deleted, or of a locked person */
export async function findForModeration(db: Executor, id: number): Promise<ModeratedReview> {
  const [review] = await readForModeration(db, sql`review.id = ${id}`);
  if (!review) throw notFound();
  return review;
}

/** Lists the reviews that wait for an administrator, the longest first. @param most maximum reviews */
export async function listFlagged(db: Executor, most: number): Promise<FlaggedReview[]> {
  const rows = await readForModeration(
    db,
    sql`waits_since is not null order by waits_since, review.id limit ${most}`,
  );
  return rows.map((row) => {
    const flags: FlaggedReview['flags'] = {};
    for (const reason of Object.values(row.flags)) flags[reason] = (flags[reason] ?? 0) + 1;
    const hidden = row.reason !== null;
    return { ...row, flags, hidden, waits_since: row.waits_since!.toISOString() };
  });
}

/**
 * Flags a shown review, which asks an administrator for a decision; the third person's flag hides it. Neither
 * happens for a text that has been decided about.
 * @param tx an open transaction that has locked the board
 * @param person the hash; repeated flags count once
 * @returns why it is hidden now; null where it is shown
 */
export async function flagReview(
  tx: Executor,
  { id, decided_at, waits_since, ...review }: ModeratedReview,
  { person, reason, now }: { person: string; reason: FlagReason; now: Date },
): Promise<string | null> {
  const flags = { ...review.flags, [person]: reason };
  const isOpen = decided_at === null;
  const given = new Set<string>(Object.values(flags));
  const why = Object.entries(REASONS).flatMap(([each, text]) => (given.has(each) ? text : []));
  const hides = isOpen && Object.keys(flags).length >= REVIEWS.flags;
  const hidden_reason = hides ? `Segnalata da ${REVIEWS.flags} persone: ${why.join(', ')}` : null;
  await tx
    .updateTable('review')
    .set({ flags: JSON.stringify(flags), hidden_reason })
    .set({ waits_since: isOpen ? (waits_since ?? now) : null })
    .where('id', '=', id)
    .execute();
  return hidden_reason;
}

/** Records an administrator's decision. @param hidden_reason null shows the review */
export async function settleReview(
  tx: Executor,
  id: number,
  hidden_reason: string | null,
  decided_at: Date,
): Promise<void> {
  await tx
    .updateTable('review')
    .set({ hidden_reason, decided_at, waits_since: null })
    .where('id', '=', id)
    .execute();
}
