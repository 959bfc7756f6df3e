/** GET /prices/why/{decade}: the prices behind a ranking, and what it leaves out and why (rule call-why). */
import { z } from 'zod/mini';
import { AreaSchema, FuelTypeWireSchema, PriceOriginSchema } from './prices.ts';
import { TIE_BREAKS } from './ranking.ts';

/**
 * The outcome of a price in a ranking. `counts`: determines the station's rank. `dearer`: could rank, but the station
 * sells the same for less. `premium`: better grades never rank. `ageing`, `stale`: too long without a report.
 * `doubtful`: far from all others, not yet confirmed. `contested`: known drivers or the owner dispute it. `sold_out`,
 * `closed`, `charger_broken`, `out_of_service`: unavailable right now. `reported`: from one driver, beside the
 * station's price. `held`: reported, but not shown yet. `unknown`: sold at an unknown price. `demo_replaced`: invented,
 * while others are known or reported. `not_sold`: according to the owner.
 */
export const WHY_OUTCOMES = [
  'counts',
  'dearer',
  'premium',
  'ageing',
  'stale',
  'doubtful',
  'contested',
  'sold_out',
  'closed',
  'charger_broken',
  'out_of_service',
  'reported',
  'held',
  'unknown',
  'demo_replaced',
  'not_sold',
] as const;
export type WhyOutcome = (typeof WHY_OUTCOMES)[number];

const WhyPriceSchema = z.object({
  /** Null for the whole category. */
  fuel_type: z.nullable(FuelTypeWireSchema),
  /** Euros; null when no price is shown. */
  price: z.nullable(z.number()),
  outcome: z.enum(WHY_OUTCOMES),
  origin: z.optional(PriceOriginSchema),
  /** As in the ranking, ISO 8601 in UTC; this and the following are missing without a price. */
  effective_date: z.optional(z.string()),
  since: z.optional(z.string()),
  confirmed_at: z.optional(z.string()),
  fresh_until: z.optional(z.string()),
  /** Number of people who confirmed this price since it began; files do not count. */
  confirmations: z.optional(z.number()),
  /** The last instant at which a state or a report is valid, ISO 8601 in UTC. */
  until: z.optional(z.string()),
});
export type WhyPrice = z.infer<typeof WhyPriceSchema>;

const WhyStationSchema = z.object({
  business: z.object({ id: z.number(), name: z.string() }),
  /** As in the ranking; null when no price of the station counts. */
  rank: z.nullable(z.number()),
  /** Number of stations with this rank, including this one; 0 without a rank. */
  sharing: z.number(),
  /** The tie-break that put it behind the station above with the same price; null otherwise. */
  tie_break: z.nullable(z.enum(TIE_BREAKS)),
  /** The station's prices of this category; the first determines its position. */
  prices: z.array(WhyPriceSchema),
});
export type WhyStation = z.infer<typeof WhyStationSchema>;

export const WhySchema = z.object({
  decade: z.number(),
  area: AreaSchema,
  /** Days that a price can rank after its newest report, by origin. */
  medal_days: z.object({
    owner: z.number(),
    sheet: z.number(),
    import: z.number(),
    driver: z.number(),
  }),
  /** In the order of the ranking, then the stations that it does not show. */
  stations: z.array(WhyStationSchema),
});
export type Why = z.infer<typeof WhySchema>;
