/**
 * A review that could not be published yet: a guest's, until there is an account, or one that waits for a network or a
 * verified e-mail (rule reviews-sheet). In sessionStorage: the way through a mailed code or another service ends in this
 * tab again, and nobody else's.
 */
import type { User } from '@pieno/contract/accounts/visitor.ts';
import type { ReviewDraft } from '@pieno/contract/reviews/reviews.ts';
import {
  anything,
  fields,
  nullable,
  number,
  text,
  type Read,
} from '../../../core/storage/stored-shape.ts';
import { sessionRecord } from '../../../core/storage/stored-value.ts';

const record = sessionRecord(
  'pieno.review',
  fields({ station: number, draft: anything as Read<ReviewDraft>, by: nullable(text) }),
);

/** @param user null for a guest, whose review belongs to whoever signs in next */
export const keepReview = (station: number, draft: ReviewDraft, user: User | null): void =>
  void record.set({ station, draft, by: user?.id ?? null });

/** Returns what the visitor could not publish of a station. */
export function keptReview(station: number, user: User | null): ReviewDraft | null {
  const kept = record.get();
  const isOwn = kept?.by == null || kept.by === user?.id;
  return kept?.station === station && isOwn ? kept.draft : null;
}

export const forgetReview = (): void => void record.set(null);
