/** The stations of an owner, and what they sell (rule owner-stations). */
import { z } from 'zod/mini';
import { OpenInvitationSchema, StationPersonSchema } from '../invitations/invitations.ts';
import { FuelPriceSchema, FuelTypeWireSchema } from '../prices/prices.ts';
import { eachFuelOnce, fuelTypeId } from '../prices/price-entries.ts';
import { ScheduledPricesSchema } from '../prices/scheduled-prices.ts';

/** ISO 8601 in UTC. */
const instant = z.string();

/** What a driver said of a fuel's price and nobody has settled. */
export const DriverWordSchema = z.object({
  /** `reported` is shown at the station, `held` is not. */
  state: z.enum(['reported', 'held']),
  /** True while it stands in the place of the own price. */
  counts: z.optional(z.literal(true)),
  price: z.number(),
  seen_at: instant,
});

/** A fuel that the station sells, as its owner sees it. */
export const OwnerFuelSchema = z.object({
  fuel_type: FuelTypeWireSchema,
  /** Null while no real price is known: a demo price is none. */
  price: z.nullable(FuelPriceSchema),
  /** The price that a new one is compared with, in euros; null where there is none. */
  reference: z.nullable(z.number()),
  /** Newest first. */
  reported: z.array(DriverWordSchema),
  /** Number of people who say at present that the price is wrong. */
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
  /** Who is `pending` sees no more than this and the station's name. */
  state: z.enum(['active', 'pending']),
  /** What the station sells, base grades first. */
  fuels: z.array(OwnerFuelSchema),
  /** What it could sell too. */
  other_fuels: z.array(FuelTypeWireSchema),
  /** Prices of the next days, earliest first, then those held lately. */
  scheduled: ScheduledPricesSchema,
  people: z.array(StationPersonSchema),
  invitations: z.array(OpenInvitationSchema),
  /** When the first of its prices ends to be fresh; null without a price. */
  fresh_until: z.nullable(instant),
});
export type OwnerStation = z.infer<typeof OwnerStationSchema>;

/** GET /owner/stations. */
export const OwnerStationsSchema = z.object({
  stations: z.array(OwnerStationSchema),
  /** Whether a mail comes one day before prices end to be fresh. */
  reminders: z.boolean(),
});
export type OwnerStations = z.infer<typeof OwnerStationsSchema>;

/** PUT /owner/stations/:id/fuels: which fuels are sold; those that are not named stay as they are. */
export const OwnerFuelsSchema = z.object({
  fuels: eachFuelOnce(z.object({ fuel_type_id: fuelTypeId, sold: z.boolean() }), 50),
});
export type OwnerFuels = z.infer<typeof OwnerFuelsSchema>;
