/** The people of a station: invited, accepted, and what they say of their prices and fuels (rule owner-stations). */
import { z } from 'zod/mini';
import { ErrorBodySchema } from '../error-body.ts';
import { OWNER_LIMITS } from '../limits.ts';
import { FuelPriceSchema, FuelTypeWireSchema } from '../prices/prices.ts';
import { eachFuelOnce, euros, fuelTypeId } from '../prices/said-prices.ts';
import { ScheduledPricesSchema } from '../prices/scheduled-prices.ts';

/** ISO 8601 in UTC. */
const instant = z.string();

/** POST /admin/stations/:id/invitations. */
export const NewInvitationSchema = z.object({
  /** True to revoke the station's older invitations that nobody has used. */
  revoke_older: z.optional(z.boolean()),
});
export const InvitationSchema = z.object({
  id: z.number(),
  /** XXXX-XXXX: told once, and kept as a hash only. */
  code: z.string(),
  /** The page with the button that accepts; code and station stand in its fragment: `#XXXX-XXXX.8`. */
  url: z.string(),
  expires_at: instant,
});
export type Invitation = z.infer<typeof InvitationSchema>;

/** POST /owner/invitations/accept: the code as it is typed, with or without dash, in capital or small letters. */
export const AcceptInvitationSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
});
export const AcceptedInvitationSchema = z.object({
  business_id: z.number(),
  business_name: z.string(),
  /** `pending` until an active person of the station or an administrator says yes. */
  state: z.enum(['active', 'pending']),
});
export type AcceptedInvitation = z.infer<typeof AcceptedInvitationSchema>;

/** PUT /owner/stations/:id/people/:person: accept or refuse who waits; revoke who is in. */
export const PersonDecisionSchema = z.object({ decision: z.enum(['accept', 'revoke']) });

/** A person of a station, as the others of the station see them. */
export const StationPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['pending', 'active']),
  since: instant,
  is_me: z.boolean(),
});
export type StationPerson = z.infer<typeof StationPersonSchema>;

/** An invitation that nobody has used yet; its code is not known any more. */
export const OpenInvitationSchema = z.object({
  id: z.number(),
  created_at: instant,
  expires_at: instant,
});

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

/**
 * PUT /owner/stations/:id/prices, with the header `Idempotency-Key`, a UUID of the phone's: the same key gets the first
 * answer. All of it is recorded, or nothing.
 */
export const OwnerPricesSchema = z.object({
  prices: eachFuelOnce(z.object({ fuel_type_id: fuelTypeId, price: euros }), OWNER_LIMITS.fuels),
  /** True for 'Tutto invariato': the prices are those seen, and nothing is recorded if one of them has changed since. */
  unchanged: z.optional(z.literal(true)),
  /** True after the owner was asked whether an unusual price is meant. */
  sure: z.optional(z.boolean()),
  /**
   * Of a till: since when the prices hold, at most `TOKEN_LIMITS.effectiveMinutes` before or after now. An instant ahead
   * counts as now.
   */
  effective_at: z.optional(z.iso.datetime({ offset: true })),
});
export type OwnerPrices = z.infer<typeof OwnerPricesSchema>;
/** The station's prices, as they are now. */
export const OwnerPricesAnswerSchema = z.array(FuelPriceSchema);
/** 409: nothing was recorded, because other prices are current (`prices_changed`) or the key was used otherwise. */
export const OwnerPricesRefusedSchema = z.extend(ErrorBodySchema, {
  /** What is current, with `prices_changed`. */
  prices: z.optional(z.array(FuelPriceSchema)),
});

/** PUT /owner/stations/:id/fuels: which fuels are sold; those that are not named stay as they are. */
export const OwnerFuelsSchema = z.object({
  fuels: eachFuelOnce(z.object({ fuel_type_id: fuelTypeId, sold: z.boolean() }), 50),
});
export type OwnerFuels = z.infer<typeof OwnerFuelsSchema>;

/** PUT /owner/reminders. */
export const RemindersSchema = z.object({ reminders: z.boolean() });

/** GET /admin/owners: stations with their people and invitations. */
export const AdministeredStationsSchema = z.array(
  z.object({
    business: z.object({
      id: z.number(),
      name: z.string(),
      locality: z.nullable(z.string()),
    }),
    people: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        state: z.enum(['pending', 'active']),
        since: instant,
      }),
    ),
    invitations: z.array(OpenInvitationSchema),
  }),
);
export type AdministeredStations = z.infer<typeof AdministeredStationsSchema>;

/** POST /admin/stations/:id/handover: how many people and invitations it revoked. */
export const HandoverSchema = z.object({ people: z.number(), invitations: z.number() });
