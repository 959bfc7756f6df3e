/** GET /prices/why/{decade}: what a ranking was made from, and what was left out and why (rule call-why). */
import { z } from 'zod/mini';
import { AreaSchema, FuelTypeWireSchema, PriceOriginSchema } from './prices.ts';
import { TIE_BREAKS } from './ranking.ts';

/**
 * What became of a price in a ranking.
 * `counts`: the station is ranked by it. `dearer`: it could rank, but the station sells the same for less.
 * `premium`: better grades never rank. `ageing`, `stale`: nobody has said anything about it for too long.
 * `doubtful`: far from all others, not yet confirmed. `contested`: known drivers or the owner say that it is wrong.
 * `sold_out`, `closed`, `charger_broken`, `out_of_service`: not to be had right now. `reported`: one driver's word, beside the station's
 * price. `held`: somebody has said a price that is not shown yet. `unknown`: sold, at a price nobody has said.
 * `demo_replaced`: only an invented price, where others are known or reported. `not_sold`: so the owner says.
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
  /** Null where it is about the whole category. */
  fuel_type: z.nullable(FuelTypeWireSchema),
  /** Euros; null where no price is shown. */
  price: z.nullable(z.number()),
  outcome: z.enum(WHY_OUTCOMES),
  origin: z.optional(PriceOriginSchema),
  /** As in the ranking, ISO 8601 in UTC; these and the following are missing without a price. */
  effective_date: z.optional(z.string()),
  since: z.optional(z.string()),
  confirmed_at: z.optional(z.string()),
  fresh_until: z.optional(z.string()),
  /** Number of people who have confirmed this price since it began; a file is none. */
  confirmations: z.optional(z.number()),
  /** The last instant at which a state or a report is believed, ISO 8601 in UTC. */
  until: z.optional(z.string()),
});
export type WhyPrice = z.infer<typeof WhyPriceSchema>;

const WhyStationSchema = z.object({
  business: z.object({ id: z.number(), name: z.string() }),
  /** As in the ranking; null when nothing of the station counts. */
  rank: z.nullable(z.number()),
  /** Number of stations with this rank, this one included; 0 without a rank. */
  sharing: z.number(),
  /** What put it behind the station above it, of the same price; null for another price, and for the first. */
  tie_break: z.nullable(z.enum(TIE_BREAKS)),
  /** All that is known of this category at the station; the first is what it stands by. */
  prices: z.array(WhyPriceSchema),
});
export type WhyStation = z.infer<typeof WhyStationSchema>;

export const WhySchema = z.object({
  decade: z.number(),
  area: AreaSchema,
  /** Days for which a price can rank after its newest word, by who said it. */
  medal_days: z.object({
    owner: z.number(),
    sheet: z.number(),
    import: z.number(),
    driver: z.number(),
  }),
  /** In the order of the ranking; behind them those that it does not show. */
  stations: z.array(WhyStationSchema),
});
export type Why = z.infer<typeof WhySchema>;
