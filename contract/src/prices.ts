/** Prices on the wire: best by decade and rankings (rule call-prices). */
import { z } from 'zod/mini';
import { AREAS } from './areas.ts';
import { FUEL_GRADES, FUEL_MODES, FUEL_UNITS } from './fuels.ts';

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
const PriceOriginSchema = z.enum(PRICE_ORIGINS);
export type PriceOrigin = z.infer<typeof PriceOriginSchema>;

const FuelTypeWireSchema = z.object({
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
  /** The last instant at which the price is fresh, ISO 8601 in UTC: who reads a kept answer decides by the clock. */
  fresh_until: z.optional(z.string()),
  /** False when no source confirms that the station sells this fuel. */
  confirmed: z.boolean(),
  /** True for a price far from the others that only one day's file states so far: shown, never ranked. */
  doubtful: z._default(z.boolean(), false),
});
export type FuelPrice = z.infer<typeof FuelPriceSchema>;

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
});
export type RankingEntry = z.infer<typeof RankingEntrySchema>;
export const RankingSchema = z.array(RankingEntrySchema);

/** The version of all prices together: another one says that some price has changed. */
export const PriceVersionSchema = z.object({ version: z.number() });
export type PriceVersion = z.infer<typeof PriceVersionSchema>;

export const BestByDecadeSchema = z.array(
  z.object({
    decade: z.number(),
    label: z.string(),
    best: z.nullable(RankingEntrySchema),
    /** Difference in euros between the winner's price and the next higher one; null when there is none. */
    runner_up_delta: z.nullable(z.number()),
    /** Number of other stations with the winner's price. */
    tied_with: z.number(),
    /** Number of stations with a fresh price of the base grade. */
    stations: z.number(),
    /** Number of stations of the border belt with a known price. Missing in answers that a phone kept from before. */
    border_stations: z.optional(z.number()),
    demo: z.boolean(),
  }),
);
export type BestByDecade = z.infer<typeof BestByDecadeSchema>;
