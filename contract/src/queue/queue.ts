/** Prices that wait for an administrator's decision (rule admin-queue). Prices are in euros, times ISO 8601 in UTC. */
import { z } from 'zod/mini';
import { ADMINISTRATION_MAX } from '../administration-limits.ts';
import { ReasonSchema } from '../actions/reason.ts';
import { StationNameSchema } from '../stations/station-name.ts';
import { FirmRecordSchema } from '../people/known-drivers.ts';
import { FuelTypeWireSchema, PRICE_ORIGINS } from '../prices/prices.ts';
import { FlaggedReviewSchema } from '../reviews/reviews.ts';

const time = z.nullable(z.string());
const OriginSchema = z.enum(PRICE_ORIGINS);

/**
 * Why a price is in the queue. `held`: not shown. `contested`: shown, but disputed. `doubtful`: from an import, shown
 * without a rank. `reported`: from a driver, shown beside the station's own.
 */
export const QUEUE_KINDS = ['held', 'contested', 'reported', 'doubtful'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Why the gate holds or doubts a price; a newer server may send further reasons. */
const QueueReasonSchema = z.nullable(z.string());

/** The record of a reporting person, without name and e-mail. */
const AuthorSchema = z.extend(FirmRecordSchema, {
  /** A pseudonym, the same in every item. */
  id: z.string(),
  /** Whether the person reports the item's price or disputes it. */
  says: z.enum(['price', 'dispute']),
  /** Number of the person's claims, by outcome. */
  accepted: z.number(),
  rejected: z.number(),
  lapsed: z.number(),
  open: z.number(),
  /** Confirmations in force. */
  confirmations: z.number(),
  /** Disputes that were right and wrong. */
  disputes_right: z.number(),
  disputes_wrong: z.number(),
  /** Whether an administrator vouches for the person (rule admin-known). */
  known: z.boolean(),
});
export type Author = z.infer<typeof AuthorSchema>;

/** GET /admin/queue: one item per station, fuel and price, the oldest first within a kind. */
export const QueueSchema = z.object({
  items: z.array(
    z.object({
      /** Of the newest claim, or of the contested price; a decision refers to it. */
      id: z.string(),
      kind: z.enum(QUEUE_KINDS),
      business: StationNameSchema,
      fuel_type: FuelTypeWireSchema,
      price: z.number(),
      origin: OriginSchema,
      reason: QueueReasonSchema,
      /** When it was seen, and since when it waits. */
      seen_at: z.string(),
      waits_since: z.string(),
      /** Waiting claims of this price, or open disputes. */
      voices: z.number(),
      /** The station's current price; null without a real price. */
      current: z.nullable(
        z.object({
          price: z.number(),
          origin: OriginSchema,
          seen_at: z.string(),
          confirmed_at: time,
        }),
      ),
      /** The price that applies again if a shown price is rejected; null without one. */
      before: z.nullable(
        z.object({
          price: z.number(),
          origin: OriginSchema,
          seen_at: z.string(),
        }),
      ),
      /** The median of the other stations in the area. */
      reference: z.nullable(z.number()),
      /** The station's recent prices of this fuel, newest first. */
      recent: z.array(
        z.object({
          price: z.number(),
          origin: OriginSchema,
          seen_at: z.string(),
          state: z.string(),
        }),
      ),
      authors: z.array(AuthorSchema),
    }),
  ),
  /** Number of all waiting items; `items` contains the first of them. */
  total: z.number(),
  /** Flagged reviews, and hidden ones with an objection, the oldest first. */
  reviews: z.array(FlaggedReviewSchema),
});
export type Queue = z.infer<typeof QueueSchema>;
export type QueueItem = Queue['items'][number];

export const QUEUE_DECISIONS = ['accept', 'reject', 'lock', 'vouch'] as const;
export type QueueDecision = (typeof QUEUE_DECISIONS)[number];

export const QueueItemIdSchema = z.string().check(z.regex(/^\d{1,18}$/));
/** The item's state as the administrator saw it; if it has changed, no decision is made. */
const SeenSchema = z.object({ kind: z.enum(QUEUE_KINDS), voices: z.number() });
export type SeenItem = z.infer<typeof SeenSchema>;

/**
 * POST /admin/queue/:id: accepts or rejects the item's price, locks its author, or vouches for the author
 * (rule admin-known), which leaves the item. For a contested price `accept` means that it is right, `reject` that it is
 * wrong.
 */
export const DecisionSchema = z.object({
  decision: z.enum(QUEUE_DECISIONS),
  /** Required with `reject` and `lock`. */
  reason: z.optional(ReasonSchema),
  /** The author to lock or to vouch for; required when there are several. */
  person: z.optional(z.string().check(z.maxLength(100))),
  seen: z.optional(SeenSchema),
});
export type Decision = z.infer<typeof DecisionSchema>;

export const DecidedSchema = z.object({
  message: z.string(),
  decided: z.optional(z.number()),
  /** The station's real price of that fuel after the decision; null without one. */
  price: z.nullable(z.number()),
});

/** POST /admin/queue: one decision with one reason for several items; each item succeeds or fails separately. */
export const BulkDecisionSchema = z.object({
  items: z
    .array(z.object({ id: QueueItemIdSchema, seen: z.optional(SeenSchema) }))
    .check(z.minLength(1), z.maxLength(ADMINISTRATION_MAX.queue)),
  decision: z.enum(['accept', 'reject']),
  /** Required with `reject`. */
  reason: z.optional(ReasonSchema),
});
export type BulkDecision = z.infer<typeof BulkDecisionSchema>;

export const BulkDecidedSchema = z.object({
  message: z.string(),
  decided: z.number(),
  /** Items that failed, each with the reason in Italian and as a code of `ERROR_SENTENCES`. */
  refused: z.array(z.object({ id: QueueItemIdSchema, code: z.string(), message: z.string() })),
});
export type BulkDecided = z.infer<typeof BulkDecidedSchema>;
