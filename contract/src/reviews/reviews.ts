/** Reviews of stations (rule reviews-shown). Months are year-month in San Marino. */
import { z } from 'zod/mini';
import { ReasonSchema } from '../actions/reason.ts';
import { ReviewTextSchema } from './review-text.ts';

/**
 * The yes-or-no questions about a station: toilets, air and water, San Marino's card, cash at night, kind staff,
 * wheelchairs.
 */
export const REVIEW_CHIPS = [
  'toilets',
  'air_water',
  'smac',
  'night_cash',
  'staff',
  'accessible',
] as const;
export type ReviewChip = (typeof REVIEW_CHIPS)[number];

/** Answers to some of them; a newer server may have further chips. */
const ChipsSchema = z.record(z.string(), z.boolean());

const AnswerSchema = z.object({ text: z.string(), month: z.string() });

const ReviewSchema = z.object({
  id: z.number(),
  /** Chosen by the person; null for none. */
  name: z.nullable(z.string()),
  stars: z.number(),
  chips: ChipsSchema,
  text: z.nullable(z.string()),
  month: z.string(),
  answer: z.nullable(AnswerSchema),
});
export type Review = z.infer<typeof ReviewSchema>;

/** GET /business/:id/reviews, newest first. */
export const ReviewsSchema = z.object({
  reviews: z.array(ReviewSchema),
  /** Number of shown reviews on all pages, and of hidden ones. */
  count: z.number(),
  hidden: z.number(),
});
export type Reviews = z.infer<typeof ReviewsSchema>;

/** PUT /user/reviews/:business. */
export const ReviewDraftSchema = z.object({
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  chips: z.optional(z.partialRecord(z.enum(REVIEW_CHIPS), z.boolean())),
  text: z.optional(z.nullable(ReviewTextSchema)),
});
export type ReviewDraft = z.infer<typeof ReviewDraftSchema>;

/** GET /user/reviews/:business: the own review; null for none. */
export const OwnReviewSchema = z.nullable(
  z.extend(ReviewSchema, {
    /** Why it is hidden, and the author's objection; null while it is shown. */
    hidden: z.nullable(z.object({ reason: z.string(), objection: z.nullable(z.string()) })),
  }),
);
export type OwnReview = NonNullable<z.infer<typeof OwnReviewSchema>>;

/** POST /user/reviews/:business/objection: once per review. */
export const ObjectionSchema = z.object({
  text: ReviewTextSchema.check(z.minLength(1)),
});

/** POST /user/reviews/:id/flags. */
export const FLAG_REASONS = ['offensive', 'false', 'spam', 'private'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];
export const FlagSchema = z.object({ reason: z.enum(FLAG_REASONS) });

/** PUT /owner/stations/:id/reviews/:review/answer: the owner's only answer; a new one replaces it. */
export const ReviewAnswerSchema = z.object({
  text: ReviewTextSchema.check(z.minLength(1)),
});

/** A review that waits for an administrator's decision, in GET /admin/queue. */
export const FlaggedReviewSchema = z.object({
  id: z.number(),
  business: z.object({ id: z.number(), name: z.string() }),
  stars: z.number(),
  text: z.nullable(z.string()),
  /** Number of people who flagged it, by reason. */
  flags: z.record(z.string(), z.number()),
  /** Whether it is hidden, with the reason and the author's objection. */
  hidden: z.boolean(),
  reason: z.nullable(z.string()),
  objection: z.nullable(z.string()),
  waits_since: z.string(),
});
export type FlaggedReview = z.infer<typeof FlaggedReviewSchema>;

/** POST /admin/queue/reviews/:id: show it, hide it, or lock its author; the last two require a reason. */
export const REVIEW_DECISIONS = ['show', 'hide', 'lock'] as const;
export const ReviewDecisionSchema = z.object({
  decision: z.enum(REVIEW_DECISIONS),
  reason: z.optional(ReasonSchema),
});
