/** An owner's prices that apply from an instant in the next days (rule owner-schedule). */
import { z } from 'zod/mini';
import { OWNER_LIMITS } from '../station-limits.ts';
import { FuelTypeWireSchema } from './prices.ts';
import { eachFuelOnce, euros, fuelTypeId } from './price-entries.ts';

/** A day, year-month-day, and a time in San Marino, HH:MM. The server converts them to an instant. */
export const DueSchema = z.object({
  date: z.iso.date(),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
});
export type Due = z.infer<typeof DueSchema>;

/** `held` was refused when it was due; `superseded` was older than another report when it was due. */
export const SCHEDULE_STATES = ['pending', 'published', 'held', 'superseded', 'cancelled'] as const;

/**
 * Why a price was held: implausible at its instant, or of a fuel that is not sold. A price that `failed` for a
 * technical reason stays pending and is retried.
 */
const HELD_FOR = ['range', 'unsold', 'failed'] as const;
export type HeldFor = (typeof HELD_FOR)[number];

export const ScheduledPriceSchema = z.object({
  id: z.string(),
  fuel_type: FuelTypeWireSchema,
  price: z.number(),
  /** ISO 8601 in UTC. */
  due_at: z.string(),
  /** True when everybody sees it: its price may then fall, and nothing else may change. */
  public: z.boolean(),
  state: z.enum(SCHEDULE_STATES),
  /** Reason of a price that was not published when due. */
  held_for: z.nullable(z.enum(HELD_FOR)),
  /** The person of the station who last changed it; null for a deleted account. */
  by: z.nullable(z.string()),
});
export type ScheduledPrice = z.infer<typeof ScheduledPriceSchema>;

/** GET /owner/stations/:id/scheduled-prices: the pending prices, then those held recently. */
export const ScheduledPricesSchema = z.array(ScheduledPriceSchema);

/**
 * POST /owner/stations/:id/scheduled-prices, with the header `Idempotency-Key`, a UUID from the phone: the same key
 * gets the same rows. All prices are scheduled, or none.
 */
export const NewScheduleSchema = z.object({
  due: DueSchema,
  prices: eachFuelOnce(z.object({ fuel_type_id: fuelTypeId, price: euros }), OWNER_LIMITS.fuels),
  public: z.optional(z.boolean()),
  /** True after the owner confirmed an unusual price. */
  sure: z.optional(z.boolean()),
});
export type NewSchedule = z.infer<typeof NewScheduleSchema>;

/** PUT /owner/stations/:id/scheduled-prices/:schedule: a missing field stays unchanged. */
export const ScheduleChangeSchema = z.object({
  price: z.optional(euros),
  due: z.optional(DueSchema),
  public: z.optional(z.boolean()),
  sure: z.optional(z.boolean()),
});
export type ScheduleChange = z.infer<typeof ScheduleChangeSchema>;
