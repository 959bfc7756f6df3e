/** Prices that an owner says today and that hold from an instant of the next days (rule owner-schedule). */
import { z } from 'zod/mini';
import { OWNER_LIMITS } from '../station-limits.ts';
import { FuelTypeWireSchema } from './prices.ts';
import { eachFuelOnce, euros, fuelTypeId } from './price-entries.ts';

/** A day, year-month-day, and what clocks show then in San Marino, HH:MM. The server says which instant that is. */
export const DueSchema = z.object({
  date: z.iso.date(),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
});
export type Due = z.infer<typeof DueSchema>;

/** `held` was refused when it was due; `superseded` was due before a word that was newer. */
export const SCHEDULE_STATES = ['pending', 'published', 'held', 'superseded', 'cancelled'] as const;

/**
 * Why a price was held: outside what is possible at its instant, or of a fuel that is not sold. One that `failed` for a
 * reason of ours is pending, and goes on being tried.
 */
const HELD_FOR = ['range', 'unsold', 'failed'] as const;
export type HeldFor = (typeof HELD_FOR)[number];

export const ScheduledPriceSchema = z.object({
  id: z.string(),
  fuel_type: FuelTypeWireSchema,
  price: z.number(),
  /** ISO 8601 in UTC. */
  due_at: z.string(),
  /** True when everybody sees it: then its price may fall, and nothing else may change. */
  public: z.boolean(),
  state: z.enum(SCHEDULE_STATES),
  /** Of one that was not published when it was due. */
  held_for: z.nullable(z.enum(HELD_FOR)),
  /** Who of the station said it last; null for an account that is no more. */
  by: z.nullable(z.string()),
});
export type ScheduledPrice = z.infer<typeof ScheduledPriceSchema>;

/** GET /owner/stations/:id/scheduled-prices: what is pending, then what was held lately. */
export const ScheduledPricesSchema = z.array(ScheduledPriceSchema);

/**
 * POST /owner/stations/:id/scheduled-prices, with the header `Idempotency-Key`, a UUID of the phone's: the same key gets
 * the same rows. All of it is scheduled, or nothing.
 */
export const NewScheduleSchema = z.object({
  due: DueSchema,
  prices: eachFuelOnce(z.object({ fuel_type_id: fuelTypeId, price: euros }), OWNER_LIMITS.fuels),
  public: z.optional(z.boolean()),
  /** True after the owner was asked whether an unusual price is meant. */
  sure: z.optional(z.boolean()),
});
export type NewSchedule = z.infer<typeof NewScheduleSchema>;

/** PUT /owner/stations/:id/scheduled-prices/:schedule: what is missing stays as it is. */
export const ScheduleChangeSchema = z.object({
  price: z.optional(euros),
  due: z.optional(DueSchema),
  public: z.optional(z.boolean()),
  sure: z.optional(z.boolean()),
});
export type ScheduleChange = z.infer<typeof ScheduleChangeSchema>;
