/** The prices that wait for an administrator (rule admin-queue). Prices are euros, times ISO 8601 in UTC. */
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
 * Why a price is in the queue. `held`: not shown. `contested`: shown, said to be wrong. `doubtful`: an import's, shown
 * without a rank. `reported`: a driver's, shown beside the station's own.
 */
export const QUEUE_KINDS = ['held', 'contested', 'reported', 'doubtful'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Why the gate holds or doubts a price; more may come. */
const QueueReasonSchema = z.nullable(z.string());

/** The record of somebody who said a price, without name or e-mail. */
const AuthorSchema = z.extend(FirmRecordSchema, {
  /** A pseudonym, the same in every item. */
  id: z.string(),
  /** Whether the person says the item's price, or that it is wrong. */
  says: z.enum(['price', 'dispute']),
  /** What became of the claims so far. */
  accepted: z.number(),
  rejected: z.number(),
  lapsed: z.number(),
  open: z.number(),
  /** Confirmations that stand. */
  confirmations: z.number(),
  /** Disputes that were right and wrong. */
  disputes_right: z.number(),
  disputes_wrong: z.number(),
  /** Whether an administrator answers for the person (rule admin-known). */
  known: z.boolean(),
});
export type Author = z.infer<typeof AuthorSchema>;

/** GET /admin/queue: one item for each station, fuel and price, the oldest first within a kind. */
export const QueueSchema = z.object({
  items: z.array(
    z.object({
      /** Of the newest claim, or of the contested price: what a decision names. */
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
      /** The claims of this price that wait, or the open disputes. */
      voices: z.number(),
      /** What the station's price is now; null where it has none but a demonstration price. */
      current: z.nullable(
        z.object({
          price: z.number(),
          origin: OriginSchema,
          seen_at: z.string(),
          confirmed_at: time,
        }),
      ),
      /** What holds again when the item's price is shown and rejected; null where nothing does. */
      before: z.nullable(
        z.object({
          price: z.number(),
          origin: OriginSchema,
          seen_at: z.string(),
        }),
      ),
      /** The median of the other stations around. */
      reference: z.nullable(z.number()),
      /** The station's prices of this fuel lately, newest first. */
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
  /** How many wait in all; `items` holds the first of them. */
  total: z.number(),
  /** Reviews that people flagged, or whose authors object, the oldest first. */
  reviews: z.array(FlaggedReviewSchema),
});
export type Queue = z.infer<typeof QueueSchema>;
export type QueueItem = Queue['items'][number];

export const QUEUE_DECISIONS = ['accept', 'reject', 'lock', 'vouch'] as const;
export type QueueDecision = (typeof QUEUE_DECISIONS)[number];

export const QueueItemIdSchema = z.string().check(z.regex(/^\d{1,18}$/));
/** How an item looked to whoever decides: where it looks otherwise by now, nothing is decided about it. */
const SeenSchema = z.object({ kind: z.enum(QUEUE_KINDS), voices: z.number() });
export type SeenItem = z.infer<typeof SeenSchema>;

/**
 * POST /admin/queue/:id: yes or no to the item's price, or shut out who said it; or answer for that person (rule
 * admin-known), and the item stays. Of a contested price `accept` says that it is right, `reject` that it is wrong.
 */
export const DecisionSchema = z.object({
  decision: z.enum(QUEUE_DECISIONS),
  /** Needed with `reject` and `lock`. */
  reason: z.optional(ReasonSchema),
  /** Whom to lock, or to answer for: an author's id; needed where there are several. */
  person: z.optional(z.string().check(z.maxLength(100))),
  seen: z.optional(SeenSchema),
});
export type Decision = z.infer<typeof DecisionSchema>;

export const DecidedSchema = z.object({
  message: z.string(),
  /** The price that was decided about. */
  decided: z.optional(z.number()),
  /** The station's real price of that fuel after the decision; null where there is none. */
  price: z.nullable(z.number()),
});

/** POST /admin/queue: one answer, with one reason, to the prices of several items. Each of them is taken or refused by itself. */
export const BulkDecisionSchema = z.object({
  items: z
    .array(z.object({ id: QueueItemIdSchema, seen: z.optional(SeenSchema) }))
    .check(z.minLength(1), z.maxLength(ADMINISTRATION_MAX.queue)),
  decision: z.enum(['accept', 'reject']),
  /** Needed with `reject`. */
  reason: z.optional(ReasonSchema),
});
export type BulkDecision = z.infer<typeof BulkDecisionSchema>;

export const BulkDecidedSchema = z.object({
  message: z.string(),
  /** How many items were decided. */
  decided: z.number(),
  /** Those that were not, each with why, in Italian and as a code of `ERROR_SENTENCES`. */
  refused: z.array(z.object({ id: QueueItemIdSchema, code: z.string(), message: z.string() })),
});
export type BulkDecided = z.infer<typeof BulkDecidedSchema>;
