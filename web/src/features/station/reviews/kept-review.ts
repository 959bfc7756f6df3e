/**
 * A review that could not be published yet: by a guest without an account, or waiting for a
 * network or a verified e-mail (rule reviews-sheet). In sessionStorage: signing in by e-mailed
 * code or another service returns to this tab, and other users do not see it.
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

/** @param user null for a guest, whose review goes to the next user who signs in */
export const keepReview = (station: number, draft: ReviewDraft, user: User | null): void =>
  void record.set({ station, draft, by: user?.id ?? null });

/** Returns the visitor's unpublished review of a station; null if none. */
export function keptReview(station: number, user: User | null): ReviewDraft | null {
  const kept = record.get();
  const isOwn = kept?.by == null || kept.by === user?.id;
  return kept?.station === station && isOwn ? kept.draft : null;
}

export const forgetReview = (): void => void record.set(null);
