/** An owner's stations and their fuels (rule owner-stations). */
import { z } from 'zod/mini';
import { OpenInvitationSchema, StationPersonSchema } from '../invitations/invitations.ts';
import { FuelPriceSchema, FuelTypeWireSchema } from '../prices/prices.ts';
import { eachFuelOnce, fuelTypeId } from '../prices/price-entries.ts';
import { ScheduledPricesSchema } from '../prices/scheduled-prices.ts';

/** ISO 8601 in UTC. */
const instant = z.string();

/** A driver's undecided report of a price. */
export const DriverReportSchema = z.object({
  /** `reported` is shown at the station, `held` is not. */
  state: z.enum(['reported', 'held']),
  /** True while it ranks instead of the station's own price. */
  counts: z.optional(z.literal(true)),
  price: z.number(),
  seen_at: instant,
});

/** A fuel that the station sells, as its owner sees it. */
export const OwnerFuelSchema = z.object({
  fuel_type: FuelTypeWireSchema,
  /** Null without a real price. */
  price: z.nullable(FuelPriceSchema),
  /** The reference price for a new one, in euros; null without one. */
  reference: z.nullable(z.number()),
  /** Newest first. */
  reported: z.array(DriverReportSchema),
  /** Number of people whose disputes of the price are open. */
  disputes: z.number(),
});
export type OwnerFuel = z.infer<typeof OwnerFuelSchema>;

export const OwnerStationSchema = z.object({
  business: z.object({
    id: z.number(),
    name: z.string(),
    address: z.nullable(z.string()),
    locality: z.nullable(z.string()),
  }),
  /** A `pending` person sees only this and the station's name. */
  state: z.enum(['active', 'pending']),
  /** The fuels that the station sells, base grades first. */
  fuels: z.array(OwnerFuelSchema),
  /** Further fuels that it could sell. */
  other_fuels: z.array(FuelTypeWireSchema),
  /** Scheduled prices, earliest first, then those held recently. */
  scheduled: ScheduledPricesSchema,
  people: z.array(StationPersonSchema),
  invitations: z.array(OpenInvitationSchema),
  /** When the first of its prices stops being fresh; null without a price. */
  fresh_until: z.nullable(instant),
});
export type OwnerStation = z.infer<typeof OwnerStationSchema>;

/** GET /owner/stations. */
export const OwnerStationsSchema = z.object({
  stations: z.array(OwnerStationSchema),
  /** Whether a mail reminds the owner one day before prices stop being fresh. */
  reminders: z.boolean(),
});
export type OwnerStations = z.infer<typeof OwnerStationsSchema>;

/** PUT /owner/stations/:id/fuels: which fuels are sold; the others stay unchanged. */
export const OwnerFuelsSchema = z.object({
  fuels: eachFuelOnce(z.object({ fuel_type_id: fuelTypeId, sold: z.boolean() }), 50),
});
export type OwnerFuels = z.infer<typeof OwnerFuelsSchema>;
