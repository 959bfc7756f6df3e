/** Prices on the wire: best by decade and rankings (rule call-prices). */
import { z } from 'zod/mini';
import { AREAS } from './areas.ts';
import { FUEL_GRADES, FUEL_MODES, FUEL_UNITS } from './fuels.ts';
import { WireHoursSchema } from '../stations/wire-hours.ts';

export { AREAS, type Area } from './areas.ts';
export const AreaSchema = z.enum(AREAS);

const PriceSourceSchema = z.enum(['demo', 'import', 'admin', 'owner', 'driver']);
export type PriceSource = z.infer<typeof PriceSourceSchema>;

/** Where a price comes from, in finer words than `source`: its importer, or who said it. */
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
  /** Missing in answers that a phone kept from before the field existed; so are other defaulted ones. */
  origin: z.optional(PriceOriginSchema),
  /** True when the price was too old, or dated in the future, as the answer was made. */
  stale: z.boolean(),
  /** True when the price was ageing as the answer was made; missing when it was not. */
  ageing: z.optional(z.boolean()),
  /** The last instant at which the price is fresh, ISO 8601 in UTC: who reads a kept answer decides by the clock. */
  fresh_until: z.optional(z.string()),
  /** The last instant before the price is stale, ISO 8601 in UTC; from `fresh_until` to it, it is ageing. */
  stale_from: z.optional(z.string()),
  /** When this price began: the first observation after another price, ISO 8601 in UTC; missing if `effective_date`. */
  since: z.optional(z.string()),
  /** When somebody last confirmed it, ISO 8601 in UTC; its age is that of the newer of this and `effective_date`. */
  confirmed_at: z.optional(z.nullable(z.string())),
  /** Who else has said this price since it began; only on a station's page, missing where nobody has. */
  confirmed_by: z.optional(
    z.object({ drivers: z.number(), owner: z.boolean(), administrator: z.boolean() }),
  ),
  /** True while enough known drivers or the owner say that it is wrong: shown, never ranked. Missing when false. */
  contested: z.optional(z.boolean()),
  /** False when no source confirms that the station sells this fuel. */
  confirmed: z.boolean(),
  /** What the owner has announced: the price in euros, and the instant from which it holds, ISO 8601 in UTC. */
  next: z.optional(z.object({ price: z.number(), at: z.string() })),
  /** True for a price far from the others that only one day's file states so far: shown, never ranked. */
  doubtful: z._default(z.boolean(), false),
});
export type FuelPrice = z.infer<typeof FuelPriceSchema>;

/** A price that one driver has reported and nobody borne out: shown beside the station's own, never ranked. */
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

/** What people say of a station; `out_of_service` is a source's word. */
export const SAID_STATES = ['sold_out', 'closed', 'charger_broken'] as const;
/** What keeps a station, or one of its fuels, from selling right now. */
export const StationStateSchema = z.object({
  state: z.enum([...SAID_STATES, 'out_of_service']),
  /** Null for the whole station. */
  fuel_type_id: z.nullable(z.number()),
  /** The last instant at which it is believed, ISO 8601 in UTC; missing where it holds until its source says otherwise. */
  until: z.optional(z.string()),
  /** True when a known driver, the owner, an administrator or a source says so: then what it concerns has no rank. */
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
  /** Equal prices share a rank; null for a stale entry, for one without a base grade, and for one without a known price. */
  rank: z.nullable(z.number()),
  stale: z.boolean(),
  /** False for a station that sells this category at a price not yet known: it has no fuels, and stands last. */
  known: z._default(z.boolean(), true),
  business: RankedBusinessSchema,
  /** The station's fuels of this decade; the first one determines the rank. Empty if none has a known price. */
  fuels: z.array(FuelPriceSchema),
  /** What drivers have reported of these fuels and nobody borne out, newest first; missing when there is none. */
  reported: z.optional(z.array(ReportedPriceSchema)),
  /** What keeps the station from selling this category right now; missing when nothing does. */
  states: z.optional(z.array(StationStateSchema)),
  /** The hours that the station's people wrote; missing where nobody has. Days that are past are left out. */
  opening: z.optional(WireHoursSchema),
  /** Whether the station's people say that it takes San Marino's card; missing where nobody has. */
  smac: z.optional(z.boolean()),
});
export type RankingEntry = z.infer<typeof RankingEntrySchema>;
export const RankingSchema = z.array(RankingEntrySchema);

/** The version of all prices together: another one says that some price has changed. */
export const PriceVersionSchema = z.object({ version: z.number() });
export type PriceVersion = z.infer<typeof PriceVersionSchema>;

/** The best prices on both sides of the border, of one mode (rule ranking-border). */
const BorderSchema = z.object({
  mode: z.enum(FUEL_MODES),
  /** San Marino's best, in euros. */
  here: z.number(),
  /** That of the border belt, in euros. */
  there: z.number(),
  /** When the older of the two was last said, ISO 8601 in UTC. */
  at: z.string(),
  /** The last instant at which both hold without anybody saying anything, ISO 8601 in UTC. */
  until: z.string(),
});
export type Border = z.infer<typeof BorderSchema>;

export const BestByDecadeSchema = z.array(
  z.object({
    decade: z.number(),
    label: z.string(),
    /** Without a rank it stands in, by what is `reported` of it if anything is: then it may have no other price. */
    best: z.nullable(RankingEntrySchema),
    /** Difference in euros between the winner's price and the next higher one; null when there is none. */
    runner_up_delta: z.nullable(z.number()),
    /** Euros by which the winner is below the median of what ranks; null where it is not, or few rank or invented prices. */
    below_median: z.optional(z.nullable(z.number())),
    /** Number of other stations with the winner's price. */
    tied_with: z.number(),
    /** Number of stations with a fresh price of the base grade. */
    stations: z.number(),
    /** Number of stations of the border belt with a known price. Missing in answers that a phone kept from before. */
    border_stations: z.optional(z.number()),
    /** Of each mode of which both areas have enough to compare; missing where of none, and in answers kept from before. */
    border: z.optional(z.array(BorderSchema)),
    demo: z.boolean(),
    /** When somebody last said a real price of this category, ISO 8601 in UTC; missing where nobody has. */
    newest: z.optional(z.string()),
  }),
);
export type BestByDecade = z.infer<typeof BestByDecadeSchema>;
