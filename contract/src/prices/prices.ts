/** Prices on the wire: best by decade and rankings (rule call-prices). */
import { z } from 'zod/mini';
import { AREAS } from './areas.ts';
import { FUEL_GRADES, FUEL_MODES, FUEL_UNITS } from './fuels.ts';
import { WireHoursSchema } from '../stations/wire-hours.ts';

export { AREAS, type Area } from './areas.ts';
export const AreaSchema = z.enum(AREAS);

const PriceSourceSchema = z.enum(['demo', 'import', 'admin', 'owner', 'driver']);
export type PriceSource = z.infer<typeof PriceSourceSchema>;

/** The origin of a price, more precise than `source`: the importer, or the reporter. */
export const PRICE_ORIGINS = [
  'ministry',
  'operator_sheet',
  'open_charge_map',
  'administrator',
  'demo',
  'owner',
  'driver',
] as const;
export const PriceOriginSchema = z.enum(PRICE_ORIGINS);
export type PriceOrigin = z.infer<typeof PriceOriginSchema>;

export const FuelTypeWireSchema = z.object({
  id: z.number(),
  name: z.string(),
  color: z.string(),
  unit: z.enum(FUEL_UNITS),
  mode: z.enum(FUEL_MODES),
  grade: z.enum(FUEL_GRADES),
});

export const FuelPriceSchema = z.object({
  fuel_type: FuelTypeWireSchema,
  /** Euros, with three decimals. */
  price: z.number(),
  /** When the price was observed, ISO 8601 in UTC. */
  effective_date: z.string(),
  source: PriceSourceSchema,
  /** Missing in answers stored before the field existed, as are other fields with a default. */
  origin: z.optional(PriceOriginSchema),
  /** True when the price was too old, or dated in the future, when the answer was made. */
  stale: z.boolean(),
  /** True when the price was ageing when the answer was made; else missing. */
  ageing: z.optional(z.boolean()),
  /**
   * The last instant at which the price is fresh, ISO 8601 in UTC; readers of a stored answer compare it with the
   * clock.
   */
  fresh_until: z.optional(z.string()),
  /** The last instant before the price is stale, ISO 8601 in UTC; it is ageing from `fresh_until` until then. */
  stale_from: z.optional(z.string()),
  /**
   * When this price began: the first observation after another price, ISO 8601 in UTC; missing if equal to
   * `effective_date`.
   */
  since: z.optional(z.string()),
  /** When it was last confirmed, ISO 8601 in UTC; its age counts from the newer of this and `effective_date`. */
  confirmed_at: z.optional(z.nullable(z.string())),
  /** Others who reported this price since it began; only on a station's page, missing without any. */
  confirmed_by: z.optional(
    z.object({ drivers: z.number(), owner: z.boolean(), administrator: z.boolean() }),
  ),
  /** True while enough known drivers or the owner dispute it: shown, never ranked; else missing. */
  contested: z.optional(z.boolean()),
  /** False when no source confirms that the station sells this fuel. */
  confirmed: z.boolean(),
  /** The announced price in euros, and the instant from which it applies, ISO 8601 in UTC. */
  next: z.optional(z.object({ price: z.number(), at: z.string() })),
  /** True for a price far from the others that only one day's file contains so far: shown, never ranked. */
  doubtful: z._default(z.boolean(), false),
});
export type FuelPrice = z.infer<typeof FuelPriceSchema>;

/** A price from one driver without confirmation: shown beside the station's own, never ranked. */
export const ReportedPriceSchema = z.object({
  fuel_type: FuelTypeWireSchema,
  /** Euros, with three decimals. */
  price: z.number(),
  /** When it was seen, ISO 8601 in UTC. */
  seen_at: z.string(),
  /** The last instant at which it is shown, ISO 8601 in UTC. */
  until: z.string(),
});
export type ReportedPrice = z.infer<typeof ReportedPriceSchema>;

/** The states that people report; `out_of_service` comes from a source. */
export const SAID_STATES = ['sold_out', 'closed', 'charger_broken'] as const;
/** A state that keeps a station, or one of its fuels, from selling right now. */
export const StationStateSchema = z.object({
  state: z.enum([...SAID_STATES, 'out_of_service']),
  /** Null for the whole station. */
  fuel_type_id: z.nullable(z.number()),
  /** The last instant at which it is valid, ISO 8601 in UTC; missing if only its source ends it. */
  until: z.optional(z.string()),
  /** True for a state from a known driver, the owner, an administrator or a source: what it concerns has no rank. */
  counts: z.boolean(),
});
export type StationState = z.infer<typeof StationStateSchema>;

const RankedBusinessSchema = z.object({
  id: z.number(),
  name: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  locality: z.nullable(z.string()),
  address: z.nullable(z.string()),
});

const RankingEntrySchema = z.object({
  decade: z.number(),
  /** Equal prices share a rank; null for a stale entry, without a base grade, or without a known price. */
  rank: z.nullable(z.number()),
  stale: z.boolean(),
  /** False for a station that sells this category at an unknown price: it has no fuels, and is last. */
  known: z._default(z.boolean(), true),
  business: RankedBusinessSchema,
  /** The station's fuels of this decade; the first one determines the rank. Empty without a known price. */
  fuels: z.array(FuelPriceSchema),
  /** Reported prices of these fuels without confirmation, newest first; missing without any. */
  reported: z.optional(z.array(ReportedPriceSchema)),
  /** States that keep the station from selling this category right now; missing without any. */
  states: z.optional(z.array(StationStateSchema)),
  /** The station's opening hours, without past days; missing when unknown. */
  opening: z.optional(WireHoursSchema),
  /** Whether the station states that it takes San Marino's card; missing when unknown. */
  smac: z.optional(z.boolean()),
});
export type RankingEntry = z.infer<typeof RankingEntrySchema>;
export const RankingSchema = z.array(RankingEntrySchema);

/** The version of all prices; it differs after any price has changed. */
export const PriceVersionSchema = z.object({ version: z.number() });
export type PriceVersion = z.infer<typeof PriceVersionSchema>;

/** The best prices on both sides of the border, in one mode (rule ranking-border). */
const BorderSchema = z.object({
  mode: z.enum(FUEL_MODES),
  /** San Marino's best price, in euros. */
  here: z.number(),
  /** The border belt's best price, in euros. */
  there: z.number(),
  /** When the older of the two was last reported, ISO 8601 in UTC. */
  at: z.string(),
  /** The last instant at which both are valid without a new report, ISO 8601 in UTC. */
  until: z.string(),
});
export type Border = z.infer<typeof BorderSchema>;

export const BestByDecadeSchema = z.array(
  z.object({
    decade: z.number(),
    label: z.string(),
    /** Without a rank, its `reported` price stands in if there is one; it may have no other price. */
    best: z.nullable(RankingEntrySchema),
    /** Difference in euros between the winner's price and the next higher one; null without one. */
    runner_up_delta: z.nullable(z.number()),
    /**
     * Euros by which the winner is below the median of the ranked prices; null if it is not, or for few or invented
     * prices.
     */
    below_median: z.optional(z.nullable(z.number())),
    tied_with: z.number(),
    /** Number of stations with a fresh price of the base grade. */
    stations: z.number(),
    /** Number of stations of the border belt with a known price; missing in older stored answers. */
    border_stations: z.optional(z.number()),
    /** One entry per mode in which both areas have enough prices; missing without any, and in older stored answers. */
    border: z.optional(z.array(BorderSchema)),
    demo: z.boolean(),
    /** When a real price of this category was last reported, ISO 8601 in UTC; missing without one. */
    newest: z.optional(z.string()),
  }),
);
export type BestByDecade = z.infer<typeof BestByDecadeSchema>;
